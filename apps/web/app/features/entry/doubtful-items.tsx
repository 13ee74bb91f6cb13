import { tied } from '@zivina/contract/kernel/typography'
import type { ItemDoubt } from '@zivina/domain/planning/shopping/doubtful-item'
import { useId } from 'react'
import { Button } from '#app/kit/ui/button.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import type { OpenDoubt } from './use-doubts.ts'
import { useEntryFoods } from './use-entry-foods.ts'

const QUESTIONS: Record<ItemDoubt['kind'], string> = {
  served: 'Jídlo z\u00a0talíře může být víc potravin. Která to má být?',
  either: 'Která z\u00a0nich to má být?',
  amount: 'Kolik to má být?',
}

type DoubtfulItemsProps = {
  doubts: readonly OpenDoubt[]
  /** Adds what it was to be. */
  onAnswer: (doubt: OpenDoubt, text: string) => void
  /** Adds nothing. */
  onLeaveOut: (doubt: OpenDoubt) => void
  className: string | false
}

/** What can be read in two ways, asked in place: one press says which it is. */
export function DoubtfulItems({ doubts, onAnswer, onLeaveOut, className }: DoubtfulItemsProps) {
  if (doubts.length === 0) return null
  return (
    <ul aria-label="Upřesněte prosím" className={cn('flex flex-col gap-3', className)}>
      {doubts.map((one) => (
        <Question
          key={one.key}
          text={one.text}
          doubt={one.doubt}
          onAnswer={(text) => onAnswer(one, text)}
          onLeaveOut={() => onLeaveOut(one)}
        />
      ))}
    </ul>
  )
}

type QuestionProps = { text: string; doubt: ItemDoubt; onAnswer: (text: string) => void; onLeaveOut: () => void }

function Question({ text, doubt, onAnswer, onLeaveOut }: QuestionProps) {
  const heading = useId()
  const foods = useEntryFoods(doubt.kind === 'served' ? doubt.name : '')
  return (
    <li aria-labelledby={heading} className="flex flex-col gap-2 rounded-card bg-sunken p-4">
      <p id={heading}>
        <strong className="text-heading">„{tied(text)}“</strong> {QUESTIONS[doubt.kind]}
      </p>
      <div className="flex flex-wrap gap-2">
        {[...doubt.readings, ...foods.keys()].map((reading) => (
          <Button key={reading} className="min-w-0 wrap-anywhere" onClick={() => onAnswer(reading)}>
            {tied(reading)}
          </Button>
        ))}
      </div>
      <div className="-mx-4 flex flex-wrap">
        <Button variant="quiet" className="px-4" onClick={() => onAnswer(text)}>
          Nechat, jak je napsáno<span className="sr-only">– {text}</span>
        </Button>
        <Button variant="quiet" className="px-4" onClick={onLeaveOut}>
          Vynechat<span className="sr-only">– {text}</span>
        </Button>
      </div>
    </li>
  )
}

import { tied } from '@zivina/contract/kernel/typography'
import type { ItemDoubt } from '@zivina/domain/planning/shopping/doubtful-item'
import { useId } from 'react'
import { Button } from '#app/kit/ui/button.tsx'
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
}

/** What can be read in two ways, asked in place: one press says which it is. */
export function DoubtfulItems({ doubts, onAnswer, onLeaveOut }: DoubtfulItemsProps) {
  if (doubts.length === 0) return null
  return (
    <ul aria-label="Upřesněte prosím" className="flex flex-col gap-4">
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
    <li aria-labelledby={heading} className="flex flex-col gap-2 border-t border-line pt-4 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p id={heading}>
          <strong className="text-heading">„{tied(text)}“</strong> {QUESTIONS[doubt.kind]}
        </p>
        <Button variant="quiet" className="-mr-5 ml-auto" onClick={onLeaveOut}>
          Vynechat<span className="sr-only">– {text}</span>
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        {[...doubt.readings, ...foods.keys()].map((reading) => (
          <Button key={reading} className="min-w-0 wrap-anywhere" onClick={() => onAnswer(reading)}>
            {tied(reading)}
          </Button>
        ))}
        <Button variant="quiet" onClick={() => onAnswer(text)}>
          Nechat, jak je napsáno<span className="sr-only">– {text}</span>
        </Button>
      </div>
    </li>
  )
}

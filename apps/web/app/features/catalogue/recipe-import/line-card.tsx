import { tied } from '@zivina/contract/kernel/typography'
import { CircleAlert, CircleCheck, CircleHelp, type LucideIcon } from 'lucide-react'
import { useId, useState } from 'react'
import FoodWarning from '#app/features/catalogue/allergens/food-warning.tsx'
import { FoodThumbnail } from '#app/features/catalogue/food-thumbnail.tsx'
import { readAmount, splitAmount } from '#app/features/catalogue/recipe/ingredients/amount-text.ts'
import { controlAttributes, FieldError } from '#app/kit/form/field-frame.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import { Input } from '#app/kit/ui/input.tsx'
import type { Certainty, ReviewLine } from './review.ts'

/** Labels and icons for the certainty of a match: never only a colour. */
const CERTAINTIES: Record<Certainty, { words: string; Icon: LucideIcon; tone: string }> = {
  sure: { words: 'Jistá shoda', Icon: CircleCheck, tone: 'text-brand' },
  likely: { words: 'Pravděpodobná shoda', Icon: CircleHelp, tone: 'text-heading' },
  unsure: { words: 'Nejistá shoda, zkontrolujte ji', Icon: CircleAlert, tone: 'text-error' },
  none: { words: 'Bez suroviny', Icon: CircleAlert, tone: 'text-error' },
  chosen: { words: 'Vybrali jste vy', Icon: CircleCheck, tone: 'text-brand' },
}

type LineCardProps = {
  line: ReviewLine
  /** The part of the recipe that begins with the line; null within one. */
  part: string | null
  onPick: () => void
  onAmount: (amount: number | null) => void
}

/** One line of the recipe with its matched ingredient. */
export function LineCard({ line, part, onPick, onAmount }: LineCardProps) {
  const { source, ingredient, certainty } = line
  const { words, Icon, tone } = CERTAINTIES[certainty]
  return (
    <li className="flex flex-col gap-3 border-b border-line py-4 last:border-0">
      {part ? <h3 className="text-lg">{part}</h3> : null}
      <p className="font-medium wrap-anywhere">{source.text}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-60 items-center gap-3">
          {ingredient ? <FoodThumbnail image={ingredient.image} /> : null}
          <div className="min-w-0">
            <p className="leading-snug wrap-anywhere">
              {ingredient ? tied(ingredient.name) : 'Surovinu jsme nepoznali'}
            </p>
            <p className={cn('flex items-center gap-1.5 text-sm', tone)}>
              <Icon className="size-4 shrink-0" aria-hidden />
              {words}
              {source.optional ? ', nepovinné' : ''}
            </p>
            {ingredient ? <FoodWarning allergens={ingredient.allergens} /> : null}
          </div>
        </div>
        {ingredient ? <AmountField key={ingredient.guid} line={line} onAmount={onAmount} /> : null}
        <Button onClick={onPick} aria-label={`${ingredient ? 'Změnit surovinu' : 'Vybrat surovinu'}: ${source.text}`}>
          {ingredient ? 'Změnit' : 'Vybrat'}
        </Button>
      </div>
    </li>
  )
}

/** The amount in the ingredient's unit. An empty field is an unknown amount, to be filled in in the editor. */
function AmountField({ line, onAmount }: Pick<LineCardProps, 'line' | 'onAmount'>) {
  const id = useId()
  const unit = line.ingredient?.weight_units ?? 'Gram'
  const shown = line.amount === null ? '' : String(line.amount).replace('.', ',')
  const [text, setText] = useState(shown)
  const [problem, setProblem] = useState<string | null>(null)
  const type = (typed: string) => {
    const read = typed.trim() === '' ? { text: '', amount: null, problem: null } : readAmount(typed)
    setText(read.text)
    setProblem(read.problem)
    onAmount(read.amount !== null && read.amount > 0 ? read.amount : null)
  }
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center gap-2">
        <label htmlFor={id} className="sr-only">
          Množství: {line.source.text}
        </label>
        <div className="w-24">
          <Input
            {...controlAttributes(id, { error: problem })}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            placeholder="?"
            onChange={(event) => type(event.target.value)}
            className="figures text-right"
          />
        </div>
        <span className="min-w-10 text-muted">{splitAmount(line.amount ?? 1, unit).unit}</span>
      </div>
      <FieldError of={id} className="max-w-48">
        {problem}
      </FieldError>
    </div>
  )
}

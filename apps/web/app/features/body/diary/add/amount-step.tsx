import { tied } from '@zivina/contract/kernel/typography'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { DishThumb } from '#app/features/planning/dish/dish-thumb.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { AmountFields } from '../amount/amount-fields.tsx'
import { HelpingFigures } from '../amount/helping-figures.tsx'
import { ProductSource } from '../amount/product-source.tsx'
import { useMeasuredFood, useTypedHelping } from '../amount/use-amount.ts'
import { type Choice, fromFood, onlyEnergy } from '../choices.ts'
import type { Helping } from '../helping.ts'

type AmountStepProps = {
  choice: Choice
  usual: Helping
  /** On its button. */
  label: string
  onAdd: (choice: Choice, helping: Helping) => void
  onBack: () => void
}

export const AMOUNT_PROBLEM = 'Zadejte množství, například 150 nebo 1,5'

/** How much of what was chosen. The last amount is prefilled. */
export function AmountStep({ choice, usual, label, onAdd, onBack }: AmountStepProps) {
  const food = useMeasuredFood(choice.ingredient)
  const isWeighed = choice.gramsOf({ count: 1, unit: 'portions' }) !== null
  const typed = useTypedHelping({ usual, food, isWeighed })
  const [isAsked, ask] = useState(false)
  // With its measures known, any unit of the food can be told.
  const measured = food ? fromFood(food) : choice
  const { helping } = typed
  return (
    <form
      className="flex flex-col gap-5"
      aria-label={choice.name}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (helping) onAdd(helping.unit === usual.unit ? choice : measured, helping)
        else ask(true)
      }}
    >
      <div className="flex items-center gap-3">
        <Button variant="quiet" size="icon" aria-label="Zpět na výběr" onClick={onBack}>
          <ArrowLeft aria-hidden />
        </Button>
        {choice.photo === null ? null : (
          <DishThumb name={choice.name} photo={choice.photo} food={choice.ingredient} className="h-12 w-16" />
        )}
        <p className="min-w-0 wrap-anywhere text-lg leading-snug font-semibold">{tied(choice.name)}</p>
      </div>
      <AmountFields
        typed={typed}
        problem={isAsked && helping === null ? AMOUNT_PROBLEM : null}
        sizes={choice.sizes}
        isFocused
      />
      <HelpingFigures totals={helping ? measured.totalsOf(helping) : onlyEnergy(null)} />
      {choice.kind === 'product' ? <ProductSource /> : null}
      <Button type="submit" variant="accent" size="lg" className="w-full sm:w-auto sm:self-start">
        {label}
      </Button>
    </form>
  )
}

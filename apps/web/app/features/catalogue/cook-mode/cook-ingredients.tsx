import { tied } from '@zivina/contract/kernel/typography'
import { formatAmount } from '@zivina/domain/catalogue/format'
import { activeLines } from '@zivina/nutrition/edits'
import { SEGMENTS } from '@zivina/nutrition/segments'
import { ChevronDown } from 'lucide-react'
import type { PageEdit } from '#app/features/catalogue/recipe/edit/edit-reducer.ts'
import { isFreeText } from '#app/features/catalogue/recipe/free-text.ts'
import { useAmountWords } from '#app/features/catalogue/recipe/ingredients/amount-words.ts'
import { sayAmount, scaleOf } from '#app/features/catalogue/recipe/ingredients/say-amount.ts'
import { portionsLabel } from '#app/features/catalogue/recipe/recipe-description.ts'

/** All edited amounts, to look at while cooking. */
export function CookIngredients({ edit }: { edit: PageEdit }) {
  const words = useAmountWords()
  const lines = activeLines(edit).toSorted(
    (one, other) => SEGMENTS.indexOf(one.segment) - SEGMENTS.indexOf(other.segment),
  )
  return (
    <details className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-13 items-center justify-between gap-3 px-5 font-semibold text-heading">
        Suroviny na {portionsLabel(edit.portion_size)}
        <ChevronDown className="size-5 transition-transform group-open:rotate-180" aria-hidden />
      </summary>
      <ul className="grid gap-x-8 px-5 pb-5 text-lg sm:grid-cols-2">
        {lines.map((line) => {
          const { key, amount, ingredient } = line
          const said = sayAmount(words, line, scaleOf(edit))
          return (
            <li key={key} className="flex gap-3 border-t border-line py-2">
              <span className="figures w-28 shrink-0 text-right font-semibold">
                {isFreeText(ingredient) ? null : (said?.amount ?? formatAmount(amount, ingredient.weight_units))}
              </span>
              <span className="min-w-0 wrap-break-word">
                {tied(said?.name ?? ingredient.name)}
                {said?.beside ? <span className="text-muted"> ({said.beside})</span> : null}
              </span>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

import type { EditLine } from '@zivina/nutrition/edits'
import { formatAmount } from '@zivina/nutrition/format'
import type { PageIngredient } from '../edit/page-ingredient.ts'

type LineMarksProps = { line: EditLine<PageIngredient>; changed: boolean; original: number }

/** What is to be known of a line beside its amount and name: how it was changed, and that it does not count. */
export function LineMarks({ line, changed, original }: LineMarksProps) {
  const change = changed ? describeChange(line, original) : null
  return (
    <>
      {change ? <span className="block text-sm text-brand-strong">{change}</span> : null}
      {line.count_macros || line.removed ? null : (
        <span className="block text-sm text-muted">
          nepočítá se do výživy: celé množství se nesní, většina zůstane stranou
        </span>
      )}
    </>
  )
}

function describeChange(line: EditLine<PageIngredient>, original: number): string {
  if (line.removed) return 'vynecháno'
  if (line.added) return 'přidáno'
  const from = line.swapped_from
  const given = formatAmount(original, (from ?? line.ingredient).weight_units)
  return from ? `místo: ${given} ${from.name}` : `původně ${given}`
}

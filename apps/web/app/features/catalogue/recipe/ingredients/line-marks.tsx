import { tied } from '@zivina/contract/kernel/typography'
import { formatAmount } from '@zivina/domain/catalogue/format'
import type { EditLine } from '@zivina/nutrition/edits'
import type { PageIngredient } from '../edit/page-ingredient.ts'

type LineMarksProps = { line: EditLine<PageIngredient>; changed: boolean; original: number }

/** Notes on a line: how it was changed, and that it does not count. */
export function LineMarks({ line, changed, original }: LineMarksProps) {
  const change = changed ? describeChange(line, original) : null
  const isUncounted = !line.count_macros && !line.removed
  if (change === null && !isUncounted) return null
  return (
    <div className="row-marks text-sm leading-snug wrap-break-word">
      {change ? <p className="text-brand-strong">{change}</p> : null}
      {isUncounted ? (
        <p className="text-muted">nepočítá se do výživy: celé množství se nesní, většina zůstane stranou</p>
      ) : null}
    </div>
  )
}

function describeChange(line: EditLine<PageIngredient>, original: number): string {
  if (line.removed) return 'vynecháno'
  if (line.added) return 'přidáno'
  const from = line.swapped_from
  const given = formatAmount(original, (from ?? line.ingredient).weight_units)
  return from ? `místo: ${given} ${tied(from.name)}` : `původně ${given}`
}

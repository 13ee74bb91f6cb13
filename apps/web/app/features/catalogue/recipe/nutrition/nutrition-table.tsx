import { formatNumber } from '@zivina/czech/format-number'
import type { DishLine } from '@zivina/domain/catalogue/dish-figures/dish'
import { formatNutrientRange } from '@zivina/domain/catalogue/format'
import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import { type Range, scaleRange } from '@zivina/nutrition/constituents/range'
import { sumRanges } from '@zivina/nutrition/constituents/sum-ranges'
import { KILOJOULES_PER_KILOCALORIE } from '@zivina/nutrition/energy'
import type { RecipeTotals } from '@zivina/nutrition/macros'
import { NUTRIENTS, type Nutrient } from '@zivina/nutrition/nutrients'
import { referenceShare } from '@zivina/nutrition/reference-intake'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { ScrollRegion } from '#app/kit/ui/scroll-region.tsx'
import { portionsLabel } from '../recipe-description.ts'
import { coverageOf, totalOf } from './nutrient-totals.ts'

type NutritionTableProps = {
  lines: readonly DishLine[]
  totals: RecipeTotals
  whole: RecipeTotals
  portions: number
  /** Notes on the values, below them. */
  children?: ReactNode
}

/** All nine values as figures, for a portion and the whole recipe. Opens without scripts too. */
export function NutritionTable({ lines, totals, whole, portions, children }: NutritionTableProps) {
  const ranges = useMemo(() => sumRanges(lines), [lines])
  return (
    <details className="group rounded-card bg-surface shadow-card print:hidden">
      <summary className="flex min-h-13 items-center justify-between gap-3 rounded-card px-5 font-semibold text-heading">
        Tabulka všech hodnot
        <ChevronDown className="size-5 transition-transform group-open:rotate-180" aria-hidden />
      </summary>
      <ScrollRegion className="overflow-x-auto px-4 pb-5 sm:px-5" label="Tabulka výživových hodnot">
        <table className="figures w-full text-right" data-testid="table">
          <thead className="text-sm text-muted">
            <tr>
              <th scope="col" className="py-2 text-left font-medium">
                Živina
              </th>
              <th scope="col" className="py-2 pl-2 sm:pl-4 font-medium">
                Porce
              </th>
              <th scope="col" className="py-2 pl-2 sm:pl-4 font-medium">
                Celek ({portionsLabel(portions)})
              </th>
              <th scope="col" className="py-2 pl-2 sm:pl-4 font-medium">
                <abbr title="referenční hodnota příjmu" className="no-underline">
                  RHP
                </abbr>{' '}
                v&nbsp;porci
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {NUTRIENTS.map((nutrient) => (
              <TableRow
                key={nutrient}
                nutrient={nutrient}
                totals={totals}
                whole={whole}
                portions={portions}
                range={rangeOfNutrient(ranges, nutrient)}
              />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {children ? <div className="px-5 pb-5 empty:hidden">{children}</div> : null}
    </details>
  )
}

/** Energy in kcal has the bounds of that in kJ. */
function rangeOfNutrient(ranges: ReturnType<typeof sumRanges>, nutrient: Nutrient): Range | null {
  if (nutrient !== 'calories') return ranges[nutrient]
  return ranges.kilojoules && scaleRange(ranges.kilojoules, 1 / KILOJOULES_PER_KILOCALORIE)
}

type TableRowProps = {
  nutrient: Nutrient
  totals: RecipeTotals
  whole: RecipeTotals
  portions: number
  /** Of all portions together. */
  range: Range | null
}

function TableRow({ nutrient, totals, whole, portions, range }: TableRowProps) {
  const coverage = coverageOf(totals, nutrient)
  const value = totalOf(totals, nutrient)
  const share = referenceShare(nutrient, value)
  return (
    <tr data-nutrient={nutrient}>
      <th scope="row" className="py-2.5 text-left font-normal">
        {NUTRIENT_LABELS[nutrient].name}
      </th>
      <td className="py-2.5 pl-2 sm:pl-4 font-semibold">
        {formatNutrientRange(nutrient, value, range && scaleRange(range, 1 / portions), coverage)}
      </td>
      <td className="py-2.5 pl-2 sm:pl-4">
        {formatNutrientRange(nutrient, totalOf(whole, nutrient), range, coverage)}
      </td>
      <td className="py-2.5 pl-2 sm:pl-4 text-muted">
        {share === null ? 'není' : `${formatNumber(share * 100, 0)}\u00a0%`}
      </td>
    </tr>
  )
}

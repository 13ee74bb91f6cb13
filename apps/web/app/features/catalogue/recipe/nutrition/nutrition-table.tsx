import { formatNumber } from '@zivina/czech/format-number'
import { formatNutrient } from '@zivina/domain/catalogue/format'
import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import type { RecipeTotals } from '@zivina/nutrition/macros'
import { NUTRIENTS, type Nutrient } from '@zivina/nutrition/nutrients'
import { referenceShare } from '@zivina/nutrition/reference-intake'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { ScrollRegion } from '#app/kit/ui/scroll-region.tsx'
import { portionsLabel } from '../recipe-description.ts'
import { coverageOf, totalOf } from './nutrient-totals.ts'

type NutritionTableProps = {
  totals: RecipeTotals
  whole: RecipeTotals
  portions: number
  /** Notes on the values, below them. */
  children?: ReactNode
}

/** All nine values as figures, for a portion and the whole recipe. Opens without scripts too. */
export function NutritionTable({ totals, whole, portions, children }: NutritionTableProps) {
  return (
    <details className="group rounded-card bg-surface shadow-card print:hidden">
      <summary className="flex min-h-13 items-center justify-between gap-3 rounded-card px-5 font-semibold text-heading">
        Tabulka všech hodnot
        <ChevronDown className="size-5 transition-transform group-open:rotate-180" aria-hidden />
      </summary>
      <ScrollRegion className="overflow-x-auto px-5 pb-5" label="Tabulka výživových hodnot">
        <table className="figures w-full text-right" data-testid="table">
          <thead className="text-sm text-muted">
            <tr>
              <th scope="col" className="py-2 text-left font-medium">
                Živina
              </th>
              <th scope="col" className="py-2 pl-4 font-medium">
                Porce
              </th>
              <th scope="col" className="py-2 pl-4 font-medium">
                Celek ({portionsLabel(portions)})
              </th>
              <th scope="col" className="py-2 pl-4 font-medium">
                <abbr title="referenční hodnota příjmu" className="no-underline">
                  RHP
                </abbr>{' '}
                v&nbsp;porci
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {NUTRIENTS.map((nutrient) => (
              <TableRow key={nutrient} nutrient={nutrient} totals={totals} whole={whole} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {children ? <div className="px-5 pb-5 empty:hidden">{children}</div> : null}
    </details>
  )
}

function TableRow({ nutrient, totals, whole }: { nutrient: Nutrient; totals: RecipeTotals; whole: RecipeTotals }) {
  const coverage = coverageOf(totals, nutrient)
  const value = totalOf(totals, nutrient)
  const share = referenceShare(nutrient, value)
  return (
    <tr data-nutrient={nutrient}>
      <th scope="row" className="py-2.5 text-left font-normal">
        {NUTRIENT_LABELS[nutrient].name}
      </th>
      <td className="py-2.5 pl-4 font-semibold">{formatNutrient(nutrient, value, coverage)}</td>
      <td className="py-2.5 pl-4">{formatNutrient(nutrient, totalOf(whole, nutrient), coverage)}</td>
      <td className="py-2.5 pl-4 text-muted">
        {share === null ? 'nestanovena' : `${formatNumber(share * 100, 0)}\u00a0%`}
      </td>
    </tr>
  )
}

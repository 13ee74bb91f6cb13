import type { RecipeTotals } from '@zivina/nutrition/macros'
import { Energy } from '#app/features/catalogue/energy.tsx'
import { Figure } from './figure.tsx'
import { coverageOf, totalOf } from './nutrient-totals.ts'

/** The energy of a recipe in the reader's preferred unit, animated when it changes. */
export function EnergyFigure({ totals }: { totals: RecipeTotals }) {
  const coverage = coverageOf(totals, 'kilojoules')
  return (
    <Energy
      calories={<Figure nutrient="calories" value={totalOf(totals, 'calories')} coverage={coverage} />}
      kilojoules={<Figure nutrient="kilojoules" value={totalOf(totals, 'kilojoules')} coverage={coverage} />}
    />
  )
}

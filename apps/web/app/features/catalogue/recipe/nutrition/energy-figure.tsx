import type { RecipeTotals } from '@zivina/nutrition/macros'
import { Energy } from '#app/features/catalogue/energy.tsx'
import { Figure } from './figure.tsx'
import { coverageOf, totalOf } from './nutrient-totals.ts'

/** The energy of a recipe in the unit its reader wants first, counting to its new value when something changes. */
export function EnergyFigure({ totals }: { totals: RecipeTotals }) {
  const coverage = coverageOf(totals, 'kilojoules')
  return (
    <Energy
      calories={<Figure nutrient="calories" value={totalOf(totals, 'calories')} coverage={coverage} />}
      kilojoules={<Figure nutrient="kilojoules" value={totalOf(totals, 'kilojoules')} coverage={coverage} />}
    />
  )
}

import { formatNutrient } from '@zivina/domain/catalogue/format'
import { Energy } from '#app/features/catalogue/energy.tsx'
import type { ShownEnergy } from '../shown-energy.ts'

/** Figures that add up with those beside them, in the reader’s unit; „nejméně“ where something in them is unknown. */
export function ShownEnergyText({ energy, coverage = 1 }: { energy: ShownEnergy; coverage?: number }) {
  return (
    <Energy
      calories={formatNutrient('calories', energy.calories, coverage)}
      kilojoules={formatNutrient('kilojoules', energy.kilojoules, coverage)}
    />
  )
}

import { formatNumber } from '@zivina/czech/format-number'
import { caloriesFromKilojoules } from '@zivina/nutrition/energy'
import { Energy } from '#app/features/catalogue/energy.tsx'

/** The energy of a day of a plan, in the reader's unit. */
export function planEnergy({ kilojoules }: { kilojoules: number }) {
  return (
    <Energy
      calories={`${formatNumber(caloriesFromKilojoules(kilojoules), 0)}\u00a0kcal`}
      kilojoules={`${formatNumber(kilojoules, 0)}\u00a0kJ`}
    />
  )
}

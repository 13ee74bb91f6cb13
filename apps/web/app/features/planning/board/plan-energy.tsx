import { Energy } from '#app/features/catalogue/energy.tsx'
import { energyIn } from '../figures/plan-words.ts'

/** An energy in the reader’s unit, „nejméně“ where something in it has no figure. */
export function PlanEnergy({ kilojoules, coverage = 1 }: { kilojoules: number | null; coverage?: number }) {
  return (
    <Energy
      calories={energyIn('calories', kilojoules, coverage)}
      kilojoules={energyIn('kilojoules', kilojoules, coverage)}
    />
  )
}

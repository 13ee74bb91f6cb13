import { useQuery } from '@tanstack/react-query'
import { type CountedMovement, energyWithMovement } from '@zivina/nutrition/activity-energy'
import { type MacroGoals, macroGoals } from '@zivina/nutrition/macro-goals'
import { useAccount } from '#app/session/account/account-context.ts'
import { useUser } from '#app/session/account/user-query.ts'

/** Energy in kJ, with movement where that is added, and macronutrients in grams. */
export type DayAims = { kilojoules: number | null; macros: MacroGoals }

const AT_REST: CountedMovement = { kilojoules: 0, counting: 'off' }

/**
 * What a day should amount to: own targets of that day, and recommendations where there are none.
 * @param kilojoules until they are read
 */
export function useDayAims(day: string, kilojoules: number | null, movement: CountedMovement = AT_REST): DayAims {
  const { api, guid } = useAccount()
  const { weight = null, target_goal = null } = useUser().data ?? {}
  const targets = useQuery({
    queryKey: ['day-targets', guid, day],
    queryFn: ({ signal }) => api('GET /user/{guid}/targets', { params: { guid }, query: { day }, signal }),
  })
  const own = targets.data?.day
  const energy = energyWithMovement(own?.kilojoules ?? kilojoules, movement)
  return { kilojoules: energy, macros: macroGoals(energy, { weight, target_goal }, own?.nutrients ?? {}) }
}

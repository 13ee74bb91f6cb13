import type { EnergyPlan } from '@zivina/nutrition/daily-energy'
import { ACTIVITIES, SEXES, TARGET_GOALS } from '@zivina/nutrition/targets'

/** The columns of an account that the energy of its day follows from, as the tables hold them. */
export type EnergyColumns = Omit<EnergyPlan, 'sex' | 'activity' | 'target_goal'> & {
  sex: string | null
  activity: string | null
  target_goal: string | null
}

/** The same as the calculation takes it. A value that was removed from its list is unknown. */
export function energyPlanOf(row: EnergyColumns): EnergyPlan {
  return {
    sex: oneOf(SEXES, row.sex),
    birth_date: row.birth_date,
    height: row.height,
    weight: row.weight,
    activity: oneOf(ACTIVITIES, row.activity),
    target_goal: oneOf(TARGET_GOALS, row.target_goal),
    pregnant_or_breastfeeding: row.pregnant_or_breastfeeding,
    goal_weight: row.goal_weight,
    goal_pace: row.goal_pace,
    measured_kilojoules: row.measured_kilojoules,
    weekday_kilojoules: row.weekday_kilojoules,
    own_energy: row.own_energy,
  }
}

/** The value if the list contains it; null for no value, and for one that was removed from the list. */
export function oneOf<T extends string>(list: readonly T[], value: string | null): T | null {
  return list.find((entry) => entry === value) ?? null
}

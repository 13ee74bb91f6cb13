import type { User } from '@zivina/contract/account/users'
import { caloriesFromKilojoules } from '@zivina/nutrition/energy'
import {
  ACTIVITIES,
  type Activity,
  energyTarget,
  SEXES,
  type Sex,
  TARGET_GOALS,
  type TargetFacts,
  type TargetGoal,
} from '@zivina/nutrition/targets'
import type { UserRow } from './queries/account.ts'

export type Targets = Pick<User, 'daily_kilojoules' | 'daily_calories' | 'target_reasoning'>

/** The input of the calculation from an account's row. */
export function targetFacts(row: UserRow): TargetFacts {
  return {
    sex: oneOf<Sex>(SEXES, row.sex),
    birth_date: row.birth_date,
    height: row.height,
    weight: row.weight,
    activity: oneOf<Activity>(ACTIVITIES, row.activity),
    target_goal: oneOf<TargetGoal>(TARGET_GOALS, row.target_goal),
    pregnant_or_breastfeeding: row.pregnant_or_breastfeeding,
  }
}

/** Daily targets on a day, kJ unrounded; all null while a required value is unknown. */
export function targetsOn(row: UserRow, day: string): Targets {
  const target = energyTarget(targetFacts(row), day)
  return {
    daily_kilojoules: target?.kilojoules ?? null,
    daily_calories: caloriesFromKilojoules(target?.kilojoules ?? null),
    target_reasoning: target?.reasoning ?? null,
  }
}

/** The value if the list contains it; null for no value, and for one that was removed from the list. */
export function oneOf<T extends string>(list: readonly T[], value: string | null): T | null {
  return list.find((entry) => entry === value) ?? null
}

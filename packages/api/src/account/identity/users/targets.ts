import type { User } from '@zivina/contract/account/users'
import { weekdayOf } from '@zivina/domain/calendar-day'
import { dailyEnergy, type EnergyPlan } from '@zivina/nutrition/daily-energy'
import { caloriesFromKilojoules } from '@zivina/nutrition/energy'
import type { TargetFacts } from '@zivina/nutrition/targets'
import { energyPlanOf } from '#api/account/targets/policy.ts'
import type { UserRow } from './queries/account.ts'

export type Targets = Pick<User, 'daily_kilojoules' | 'daily_calories' | 'target_reasoning'>

/** The facts and choices that an account's row has for its targets, under the names of the account. */
export function targetFacts(row: UserRow): TargetFacts & Pick<EnergyPlan, 'goal_weight' | 'goal_pace'> {
  const { measured_kilojoules: _, weekday_kilojoules: __, own_energy: ___, ...facts } = energyPlanOf(row)
  return facts
}

/** Daily targets on a day, kJ unrounded; all null while a required value is unknown. */
export function targetsOn(row: UserRow, day: string): Targets {
  const target = dailyEnergy(energyPlanOf(row), day, weekdayOf(day))
  return {
    daily_kilojoules: target?.kilojoules ?? null,
    daily_calories: caloriesFromKilojoules(target?.kilojoules ?? null),
    target_reasoning: target?.base?.reasoning ?? null,
  }
}

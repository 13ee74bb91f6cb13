import type { Eater } from '@zivina/contract/planning/meal-plan-read'
import { weekdayOf } from '@zivina/domain/calendar-day'
import { ageInYear, childRequirement, isChild } from '@zivina/nutrition/child-targets'
import { dailyEnergy } from '@zivina/nutrition/daily-energy'
import { energyPlanOf } from '#api/account/targets/policy.ts'
import type { EaterRow } from './eater-queries.ts'

type TargetOf = Pick<EaterRow, 'sex' | 'birth_year' | 'kilojoules' | 'nutrients' | 'body'>

/**
 * The target of an eater on a day. A child has the average requirement of their age, whatever else is typed, so that no plan makes a child
 * lose weight; then what was typed for the plan, then what the account says.
 * @param day `YYYY-MM-DD`
 */
export function eaterTarget({ sex, birth_year, kilojoules, nutrients, body }: TargetOf, day: string): Eater['target'] {
  if (birth_year !== null && isChild(birth_year, day)) {
    const required = sex === null ? null : childRequirement(sex, ageInYear(birth_year, day))
    return { source: required === null ? 'unknown' : 'child', kilojoules: required, nutrients }
  }
  if (kilojoules !== null) return { source: 'own', kilojoules, nutrients }
  const ofAccount = body === null ? null : (dailyEnergy(energyPlanOf(body), day, weekdayOf(day))?.kilojoules ?? null)
  return { source: ofAccount === null ? 'unknown' : 'account', kilojoules: ofAccount, nutrients }
}

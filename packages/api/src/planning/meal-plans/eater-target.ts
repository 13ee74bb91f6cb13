import type { Eater } from '@zivina/contract/planning/meal-plan-read'
import { ageInYear, childRequirement, isChild } from '@zivina/nutrition/child-targets'
import { ACTIVITIES, energyTarget, SEXES, TARGET_GOALS } from '@zivina/nutrition/targets'
import type { AccountBody, EaterRow } from './eater-queries.ts'

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
  const ofAccount = body === null ? null : accountTarget(body, day)
  return { source: ofAccount === null ? 'unknown' : 'account', kilojoules: ofAccount, nutrients }
}

/** kJ a day, unrounded; null while a fact is unknown. */
function accountTarget(body: AccountBody, day: string): number | null {
  const facts = {
    ...body,
    sex: oneOf(SEXES, body.sex),
    activity: oneOf(ACTIVITIES, body.activity),
    target_goal: oneOf(TARGET_GOALS, body.target_goal),
  }
  return energyTarget(facts, day)?.kilojoules ?? null
}

const oneOf = <T extends string>(list: readonly T[], value: string | null): T | null =>
  list.find((entry) => entry === value) ?? null

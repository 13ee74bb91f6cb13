import { type Eater, type NutrientBounds, TARGET_NUTRIENTS } from '@zivina/contract/planning/meal-plan-read'
import { ageInYear, childRequirement, isChild } from '@zivina/nutrition/child-targets'
import { weekEnergy } from '@zivina/nutrition/daily-energy'
import { meanTargets } from '@zivina/nutrition/nutrient-targets'
import { energyPlanOf } from '#api/account/targets/policy.ts'
import type { EaterRow } from './eater-queries.ts'

type TargetOf = Pick<EaterRow, 'sex' | 'birth_year' | 'kilojoules' | 'nutrients' | 'own_bounds' | 'body'>

/**
 * The target of an eater on a day. A child has the average requirement of their age, whatever else is typed, so that no plan makes a child
 * lose weight; then what was typed for the plan, then what the account says: as a mean of the weekdays, since one figure stands for all days of the plan.
 * @param day `YYYY-MM-DD`
 */
export function eaterTarget(eater: TargetOf, day: string): Eater['target'] {
  const { sex, birth_year, kilojoules, body } = eater
  const nutrients = boundsOf(eater)
  if (birth_year !== null && isChild(birth_year, day)) {
    const required = sex === null ? null : childRequirement(sex, ageInYear(birth_year, day))
    return { source: required === null ? 'unknown' : 'child', kilojoules: required, nutrients }
  }
  if (kilojoules !== null) return { source: 'own', kilojoules, nutrients }
  const ofAccount = body === null ? null : (weekEnergy(energyPlanOf(body), day)?.average ?? null)
  return { source: ofAccount === null ? 'unknown' : 'account', kilojoules: ofAccount, nutrients }
}

/** What is typed of a nutrient for the plan; else what the account bounds for itself. */
function boundsOf({ nutrients, own_bounds }: TargetOf): NutrientBounds {
  const own = meanTargets(own_bounds)
  const bounds: NutrientBounds = {}
  for (const nutrient of TARGET_NUTRIENTS) {
    const { least, most } = own[nutrient] ?? { least: null, most: null }
    const found = nutrients[nutrient] ?? (least === null && most === null ? undefined : { min: least, max: most })
    if (found !== undefined) bounds[nutrient] = found
  }
  return bounds
}

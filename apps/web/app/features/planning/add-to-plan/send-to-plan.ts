import type { ApiClient } from '@zivina/contract/client'
import { PLANNED_PORTIONS_STEP } from '@zivina/contract/planning/limits'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import type { PlannedKind } from './planned-recipe.ts'

/** The guid of a recipe, or of a person's own version of one. */
type PlannedDish = Partial<Record<PlannedKind, string>>
type Wish = { plan: string; day: string; meal_type: MealType; portions: number }

/** Adds a recipe to a plan, so many portions for everyone who eats by it. @returns what takes it out again */
export async function sendToPlan(api: ApiClient, dish: PlannedDish, { plan, day, meal_type, portions }: Wish) {
  const params = { guid: plan }
  const query = { from: day, to: day }
  // Without a number everyone gets one portion.
  const eaters = portions === 1 ? [] : (await api('GET /meal_plan/{guid}', { params, query })).eaters
  const each = wholeSteps(portions)
  const item = {
    guid: uuidV7(),
    meal_type,
    ...dish,
    ...(eaters.length > 0 ? { portions: eaters.map(({ guid }) => ({ eater: guid, portions: each })) } : {}),
  }
  const { added } = await api('POST /meal_plan/{guid}/item', { params, body: { day, items: [item] } })
  return () => api('POST /meal_plan/{guid}/undo', { params, body: { remove: added } })
}

/** Portions in the steps that are stored: quarters. */
export function wholeSteps(portions: number): number {
  return Math.max(1, Math.round(portions / PLANNED_PORTIONS_STEP)) * PLANNED_PORTIONS_STEP
}

import { MEAL_SWAPS_LIMIT } from '@zivina/contract/planning/limits'
import type { MealSwap } from '@zivina/contract/planning/meal-plan-days'
import type { MealPlanItem } from '@zivina/contract/planning/meal-plan-read'
import { DIETARY_PREFERENCES } from '@zivina/nutrition/diets'
import { mealDistance } from '@zivina/nutrition/meal-distance'
import { presentRecipe } from '#api/catalogue/recipes/read/present.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { selectDays } from '../days/day-queries.ts'
import { presentItem } from '../days/present-days.ts'
import type { DisclosedEater } from '../eaters/disclosed.ts'
import { readEatersOf } from '../eaters/read-eaters.ts'
import { requireReadable } from '../plans/access.ts'
import { excludedBy } from '../policy.ts'
import { selectDayOf } from './item-queries.ts'
import { type Needs, selectSwaps } from './swap-queries.ts'

/**
 * Recipes that could stand in for one of a meal: of the same meal, suitable for all who eat it, nearest in energy and the three
 * macronutrients first. Where the energy of what is planned is unknown nothing is near it.
 * @throws ApiError MEALPLAN_NOT_FOUND, NO_PREMIUM; NOT_FOUND where the plan has no such recipe
 */
export async function findSwaps(
  ctx: UserCtx<'db' | 'urls'>,
  { guid, item }: { guid: string; item: string },
): Promise<{ results: MealSwap[] }> {
  const plan = await requireReadable(ctx, guid)
  const day = await selectDayOf(ctx.db, guid, item)
  if (day === null) throw new ApiError('NOT_FOUND')
  const [row] = await selectDays(ctx.db, guid, ctx.actor.guid, [day])
  const items = (row?.items ?? []).map((one) => presentItem(one, ctx.urls))
  const planned = items.find((one) => one.guid === item)
  if (!planned || planned.weight_units !== null) throw new ApiError('NOT_FOUND')
  const { kilojoules } = planned.totals
  if (kilojoules === null) return { results: [] }
  const everybody = await readEatersOf(ctx.db, plan, ctx.actor.guid, 'compute')
  const eaters = everybody.filter((eater) => eats(planned, eater.guid))
  const meal = items.filter(({ meal_type }) => meal_type === planned.meal_type)
  const rows = await selectSwaps(ctx.db, { ...needsOf(eaters), ...mealOf(planned, meal), kilojoules })
  const near = rows.map((card) => ({ card, distance: mealDistance(planned.totals, card) }))
  return {
    results: near
      .toSorted((one, other) => one.distance - other.distance || (one.card.guid < other.card.guid ? -1 : 1))
      .slice(0, MEAL_SWAPS_LIMIT)
      .map(({ card, distance }) => ({ recipe: presentRecipe(card, ctx.urls), distance })),
  }
}

const eats = ({ portions }: MealPlanItem, guid: string): boolean => portions.some(({ eater }) => eater === guid)

function mealOf({ meal_type }: MealPlanItem, meal: readonly MealPlanItem[]): Pick<Needs, 'meal_type' | 'present'> {
  return { meal_type, present: meal.map(({ recipe }) => recipe).filter((guid) => guid !== null) }
}

/** What all of them need together, as far as the person is told: every diet, the strictest style, whatever one of them avoids. */
export function needsOf(
  eaters: readonly DisclosedEater[],
): Pick<Needs, 'diet_types' | 'dietary_preference' | 'allergens' | 'excluded_ingredients'> {
  const strictest = Math.max(0, ...eaters.map((eater) => DIETARY_PREFERENCES.indexOf(eater.dietary_preference)))
  return {
    diet_types: [...new Set(eaters.flatMap((eater) => eater.diet_types))],
    dietary_preference: DIETARY_PREFERENCES[strictest] ?? 'All',
    allergens: [...new Set(eaters.flatMap((eater) => eater.allergens))],
    excluded_ingredients: [...new Set(eaters.flatMap(excludedBy))],
  }
}

import { MEAL_PLAN_RANGE_MAX } from '@zivina/contract/planning/limits'
import type { ShoppingList } from '@zivina/contract/planning/shopping-lists'
import { addDays } from '@zivina/domain/planning/plan-days'
import { planToBuy } from '@zivina/domain/planning/plan-to-buy'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { readItems, toBoughtItem } from '#api/planning/meal-plans/service.ts'
import { addToList } from '../service.ts'

/** Days after the range in which leftovers of its dishes may be eaten. */
const LEFTOVER_DAYS = 7

/**
 * Adds what the days of a meal plan need to a list. Who may read the plan and change the list may do it.
 * @throws ApiError EMPTY_DAY where the days have nothing that can be bought; those of `addToList` and of reading the plan
 */
export async function addPlan(
  ctx: UserCtx<'db' | 'urls'>,
  { list, meal_plan, from, to }: { list: string; meal_plan: string; from: string; to: string },
): Promise<ShoppingList> {
  const last = [addDays(to, LEFTOVER_DAYS), addDays(from, MEAL_PLAN_RANGE_MAX - 1)].toSorted()[0] ?? to
  const items = await readItems(ctx, meal_plan, { from, to: last < to ? to : last })
  const { recipes, ingredients } = planToBuy(items.map(toBoughtItem), { from, to })
  if (recipes.length + ingredients.length === 0) throw new ApiError('EMPTY_DAY')
  return addToList(ctx, {
    list,
    recipes: recipes.map(({ recipe, recipe_modified, portions }) => ({
      portions,
      ...(recipe === null ? {} : { recipe }),
      ...(recipe_modified === null ? {} : { recipe_modified }),
    })),
    ingredients: ingredients.map(({ ingredient, amount }) => ({ ingredient, amount })),
  })
}

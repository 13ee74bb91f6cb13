import { MEAL_PLAN_RANGE_MAX } from '@zivina/contract/planning/limits'
import type { ListWithPlan } from '@zivina/contract/planning/shopping-lists'
import { addDays } from '@zivina/domain/planning/plan-days'
import { planToBuy } from '@zivina/domain/planning/plan-to-buy'
import type { PlanDays, PlannedPart } from '@zivina/domain/planning/shopping/planned-parts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { readItems, toBoughtItem } from '#api/planning/meal-plans/service.ts'
import { changeList } from '../lists/change-list.ts'
import { coverAtHome } from '../marks/pantry-marks.ts'
import { findFoods, findRecipes } from './find-added.ts'
import { notePlanTime } from './planned-queries.ts'
import { type PlannedNeeds, putPlanned, type Replaced } from './replace-planned.ts'

/** Days after the range in which leftovers of its dishes may be eaten. */
const LEFTOVER_DAYS = 7

/**
 * Puts what the days of a meal plan need on a list; put there again, it replaces what it put there before. Who may read the plan
 * and change the list may do it.
 * @returns the list, with the guids by which it is taken back
 * @throws ApiError EMPTY_DAY where the days have nothing that can be bought and had put nothing there; NOT_FOUND; LIMIT_REACHED;
 * those of reading the plan
 */
export async function addPlan(
  ctx: UserCtx<'db' | 'urls'>,
  { list, ...range }: PlanDays & { list: string },
): Promise<ListWithPlan> {
  // Read before the needs: what changes meanwhile is told afterwards.
  const as_of = new Date().toISOString()
  const needs = await readPlanNeeds(ctx, range)
  let made: Replaced = { added: [], replaced: [] }
  const changed = await changeList(ctx, list, async (ctx, _, seen) => {
    made = await putPlanned(ctx, list, range, needs)
    await notePlanTime(ctx.db, list, { plan: range.meal_plan, as_of })
    await coverAtHome(ctx, { list, seen }, () => made.added)
  })
  return { ...changed, ...made }
}

async function readPlanNeeds(ctx: UserCtx<'db' | 'urls'>, { meal_plan, from, to }: PlanDays): Promise<PlannedNeeds> {
  const last = [addDays(to, LEFTOVER_DAYS), addDays(from, MEAL_PLAN_RANGE_MAX - 1)].toSorted()[0] ?? to
  const items = (await readItems(ctx, meal_plan, { from, to: last < to ? to : last })).map(toBoughtItem)
  const days = [...new Set(items.map(({ day }) => day))].filter((day) => day >= from && day <= to).toSorted()
  const recipes = new Map<string, PlannedPart[]>()
  const foods = new Map<string, PlannedPart[]>()
  const put = (parts: Map<string, PlannedPart[]>, guid: string, part: PlannedPart) =>
    parts.set(guid, [...(parts.get(guid) ?? []), part])
  for (const day of days) {
    const toBuy = planToBuy(items, { from: day, to: day })
    for (const { recipe, recipe_modified, portions } of toBuy.recipes)
      put(recipes, recipe ?? recipe_modified ?? '', { meal_plan, day, amount: portions })
    for (const { ingredient, amount } of toBuy.ingredients) put(foods, ingredient, { meal_plan, day, amount })
  }
  const found = await findRecipes(ctx, [...recipes.keys()])
  const needs = await findFoods(ctx, [...foods.keys()])
  return {
    recipes: found.map(({ guid, parts }) => ({ parts, days: recipes.get(guid) ?? [] })),
    items: needs.map(({ guid, food, text }) => ({
      need: { ingredient: food.guid, text, amount: null, unit: food.weight_units },
      days: foods.get(guid) ?? [],
    })),
  }
}

import { MEAL_PLAN_DAY_ITEMS_MAX, MEAL_PLAN_DAYS_MAX } from '@zivina/contract/planning/limits'
import type { NewMealPlanItem } from '@zivina/contract/planning/meal-plan-fields'
import type { MealPlanChange } from '@zivina/contract/planning/meal-plan-read'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { selectDays } from '../days/day-queries.ts'
import { presentDays } from '../days/present-days.ts'
import type { PlanRow } from '../plans/plan-queries.ts'
import { type Inspection, type NewItem, type PinnedItem, touchPlan } from './item-queries.ts'

/** An item of a request as it is inserted: an eater who is not named has no portion; if none is named, each has one. */
export function toNewItem(item: NewMealPlanItem, day: string, eaters: readonly string[]): NewItem {
  const { recipe = null, recipe_modified = null, ingredient = null, amount = null, portions, ...rest } = item
  const kind = recipe !== null ? 'recipe' : recipe_modified !== null ? 'recipe_modified' : 'ingredient'
  const eaten = portions ?? eaters.map((eater) => ({ eater, portions: 1 }))
  return { ...rest, day, kind, recipe, recipe_modified, ingredient, amount, portions: eaten }
}

/**
 * Refuses items that do not fit the plan.
 * @throws ApiError NOT_FOUND for an eater or a leftover’s source that the plan does not have, RECIPE_ALREADY_ADDED, UNIQUE
 */
export function requireFitting(items: readonly NewItem[], plan: PlanRow, found: Inspection): void {
  if (found.is_taken || new Set(items.map(({ guid }) => guid)).size < items.length) throw new ApiError('UNIQUE')
  requireEaters(
    items.flatMap(({ portions }) => portions),
    plan,
  )
  const known = new Set([...found.sources, ...items.map(({ guid }) => guid)])
  if (
    items.some(({ guid, leftover_of }) => leftover_of !== null && (leftover_of === guid || !known.has(leftover_of)))
  ) {
    throw new ApiError('NOT_FOUND')
  }
  if (found.is_doubled || hasDouble(items)) throw new ApiError('RECIPE_ALREADY_ADDED')
}

/**
 * New items without those of meals that have a pinned dish. A leftover of one that is left out comes from the pinned dish, if that is the
 * same recipe; else it is cooked.
 */
export function besidePinned(items: readonly NewItem[], pinned: readonly PinnedItem[]): NewItem[] {
  const pinnedAt = ({ day, meal_type }: Pick<NewItem, 'day' | 'meal_type'>) =>
    pinned.filter((one) => one.day === day && one.meal_type === meal_type)
  const potOf = (source: string): string | null => {
    const pot = items.find(({ guid }) => guid === source)
    const there = pot === undefined ? [] : pinnedAt(pot)
    return there.length === 0 ? source : (there.find(({ recipe }) => recipe === pot?.recipe)?.guid ?? null)
  }
  return items
    .filter((item) => pinnedAt(item).length === 0)
    .map((item) => ({ ...item, leftover_of: item.leftover_of && potOf(item.leftover_of) }))
}

/** @throws ApiError NOT_FOUND where one is not an eater of the plan */
export function requireEaters(portions: readonly { eater: string }[], plan: Pick<PlanRow, 'eaters'>): void {
  if (portions.some(({ eater }) => !plan.eaters.includes(eater))) throw new ApiError('NOT_FOUND')
}

/** Whether one recipe comes twice in one meal of one day; leftovers are no second time. */
function hasDouble(items: readonly NewItem[]): boolean {
  const dishes = items
    .filter(({ kind, leftover_of }) => kind !== 'ingredient' && leftover_of === null)
    .map(({ day, meal_type, recipe, recipe_modified }) => `${day} ${meal_type} ${recipe ?? recipe_modified}`)
  return new Set(dishes).size < dishes.length
}

/**
 * Ends a change of days: marks the plan as changed and answers the days as they are now.
 * @throws ApiError LIMIT_REACHED where the plan has become too large
 */
export async function answerChange(
  ctx: UserCtx<'db' | 'urls'>,
  plan: PlanRow,
  { days, added = [], removed = [] }: { days: readonly string[]; added?: string[]; removed?: string[] },
): Promise<MealPlanChange> {
  const changed = [...new Set(days)]
  const touched = await touchPlan(ctx.db, plan.guid, changed)
  if (touched.days > MEAL_PLAN_DAYS_MAX || touched.items > MEAL_PLAN_DAY_ITEMS_MAX) throw new ApiError('LIMIT_REACHED')
  const rows = await selectDays(ctx.db, plan.guid, ctx.actor.guid, changed, { isWhole: true })
  const { days: meal_days } = presentDays(rows, plan.eaters, ctx.urls)
  return { updated_at: new Date(touched.updated_at).toISOString(), meal_days, added, removed }
}

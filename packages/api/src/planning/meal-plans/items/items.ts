import type { NewMealPlanItem } from '@zivina/contract/planning/meal-plan-fields'
import type { MealPlanChange } from '@zivina/contract/planning/meal-plan-read'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { ApiError, fieldError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { requireAsSeen } from '#api/kernel/versions/as-seen.ts'
import { lockEditable } from '../plans/access.ts'
import {
  type HeldItem,
  type ItemChange,
  insertItems,
  inspect,
  type NewItem,
  selectItem,
  updateItem,
  updateTaken,
} from './item-queries.ts'
import { answerChange, requireEaters, requireFitting, toNewItem } from './new-items.ts'

type WriteCtx = UserCtx<'db' | 'urls'>

/**
 * Adds dishes and foods to a day. Those that are there already are a repeated attempt and stay as they are.
 * @throws ApiError NO_RECIPES_SELECTED, RECIPE_ALREADY_ADDED, NOT_FOUND, UNIQUE, LIMIT_REACHED and those of `lockEditable`
 */
export function addItems(
  ctx: WriteCtx,
  { guid, day, items: wanted }: { guid: string; day: string; items: readonly NewMealPlanItem[] },
): Promise<MealPlanChange> {
  return transaction(ctx, async (ctx) => {
    const plan = await lockEditable(ctx, guid)
    if (wanted.length === 0) throw new ApiError('NO_RECIPES_SELECTED')
    const items = wanted.map((item) => toNewItem(item, day, plan.eaters))
    const found = await inspect(ctx.db, guid, items)
    const fresh = items.filter((item) => !found.present.includes(item.guid))
    requireFitting(items, plan, fresh.length === 0 ? { ...found, is_doubled: false } : found)
    const made = fresh.length === 0 ? [] : await insertItems(ctx.db, guid, ctx.actor.guid, fresh)
    if (made.length < fresh.length) throw new ApiError('NOT_FOUND')
    return answerChange(ctx, plan, { days: [day], added: items.map((item) => item.guid) })
  })
}

export type ItemPatch = {
  guid: string
  item: string
  version: number
  day?: string | undefined
  meal_type?: MealType | undefined
  before?: string | null | undefined
  recipe?: string | undefined
  recipe_modified?: string | undefined
  amount?: number | undefined
  portions?: { eater: string; portions: number }[] | undefined
  leftover_of?: string | null | undefined
  is_pinned?: boolean | undefined
  note?: string | undefined
}

/**
 * Moves an item, swaps its recipe, pins it, or changes portions, amount or note.
 * @throws ApiError NOT_FOUND, CHANGED_ELSEWHERE, RECIPE_ALREADY_ADDED, LIMIT_REACHED and those of `lockEditable`
 */
export function changeItem(ctx: WriteCtx, patch: ItemPatch): Promise<MealPlanChange> {
  return transaction(ctx, async (ctx) => {
    const plan = await lockEditable(ctx, patch.guid)
    const held = await selectItem(ctx.db, plan.guid, patch.item, patch)
    if (held === null) throw new ApiError('NOT_FOUND')
    requireAsSeen(patch.version, held.version)
    requireEaters(patch.portions ?? [], plan)
    const change = changeOf(held, patch)
    if (patch.leftover_of) await requireSource(ctx, plan.guid, held, patch.leftover_of)
    if (isSecond(held, change)) throw new ApiError('RECIPE_ALREADY_ADDED')
    if (!(await updateItem(ctx.db, plan.guid, ctx.actor.guid, change))) throw new ApiError('NOT_FOUND')
    return answerChange(ctx, plan, { days: [held.day, change.day] })
  })
}

/** The item with the patch over it. @throws FieldErrors where an amount is given for a recipe, or something else is pinned */
function changeOf(held: HeldItem, patch: ItemPatch): ItemChange {
  const is_swapped = patch.recipe !== undefined || patch.recipe_modified !== undefined
  const { day = held.day, meal_type = held.meal_type } = patch
  const dish = { recipe: patch.recipe ?? null, recipe_modified: patch.recipe_modified ?? null, ingredient: null }
  if (dish.recipe !== null && dish.recipe_modified !== null) throw fieldError('recipe', 'invalid_format')
  const planned = is_swapped ? dish : held
  const kind = is_swapped ? (dish.recipe === null ? 'recipe_modified' : 'recipe') : held.kind
  if (kind !== 'ingredient' && patch.amount !== undefined) throw fieldError('amount', 'invalid_format')
  if (kind !== 'recipe' && patch.is_pinned) throw fieldError('is_pinned', 'invalid_format')
  return {
    guid: held.guid,
    day,
    meal_type,
    kind,
    is_swapped,
    recipe: planned.recipe,
    recipe_modified: planned.recipe_modified,
    ingredient: planned.ingredient,
    amount: kind === 'ingredient' ? (patch.amount ?? held.amount) : null,
    // What was left over of another dish is not left over any more.
    leftover_of: patch.leftover_of === undefined ? (is_swapped ? null : held.leftover_of) : patch.leftover_of,
    is_pinned: kind === 'recipe' && (patch.is_pinned ?? held.is_pinned),
    note: patch.note,
    portions: patch.portions,
    order: orderOf(held, patch),
  }
}

/** The new order of the meal: where it was asked to be, else at the end of another meal, else where it is. */
function orderOf({ guid, siblings, day, meal_type, place }: HeldItem, { before, ...to }: ItemPatch): string[] {
  const isMoved = (to.day ?? day) !== day || (to.meal_type ?? meal_type) !== meal_type
  const at =
    before === undefined
      ? isMoved
        ? siblings.length
        : place
      : before === null
        ? siblings.length
        : siblings.indexOf(before)
  return siblings.toSpliced(at === -1 ? siblings.length : at, 0, guid)
}

function isSecond(held: HeldItem, change: ItemChange): boolean {
  const isElsewhere = change.day !== held.day || change.meal_type !== held.meal_type
  const dish = change.recipe ?? change.recipe_modified
  if (dish === null || change.leftover_of !== null) return false
  const isCooked = held.leftover_of !== null
  return (isElsewhere || change.is_swapped || isCooked) && held.dishes.includes(dish)
}

/** @throws ApiError NOT_FOUND where the meal that cooks it is not in the plan, or is the leftover itself */
async function requireSource(ctx: WriteCtx, plan: string, held: HeldItem, source: string): Promise<void> {
  const found = await inspect(ctx.db, plan, [{ ...probe(held), leftover_of: source }])
  if (source === held.guid || !found.sources.includes(source)) throw new ApiError('NOT_FOUND')
}

const probe = (held: HeldItem): NewItem => ({
  ...held,
  amount: null,
  note: '',
  portions: [],
})

/** Takes an item out. @throws ApiError NOT_FOUND and those of `lockEditable` */
export async function removeItem(ctx: WriteCtx, { guid, item }: { guid: string; item: string }): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const plan = await lockEditable(ctx, guid)
    const taken = await updateTaken(ctx.db, plan.guid, [item], true)
    if (taken.length === 0) throw new ApiError('NOT_FOUND')
    await answerChange(ctx, plan, { days: [] })
  })
}

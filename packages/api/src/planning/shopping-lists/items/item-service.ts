import { SHOPPING_ITEMS_MAX, SHOPPING_UNDO_DAYS, STAPLES_MAX } from '@zivina/contract/planning/limits'
import type { ListWithText, ShoppingList } from '@zivina/contract/planning/shopping-lists'
import { calendarDay } from '@zivina/domain/calendar-day'
import { finishedOf, linesOf } from '@zivina/domain/planning/shopping/list-lines'
import type { WeightUnit } from '@zivina/nutrition/weight-units'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { changeList, readWhole } from '../lists/change-list.ts'
import { finishLines, type MarkInput, upsertMarks } from '../marks/mark-queries.ts'
import { endAtHome } from '../marks/pantry-marks.ts'
import { addEntries } from './add-entries.ts'
import { removeEntries, restoreEntries, updateAmount, updateItem, updatePortions } from './item-queries.ts'
import { guidOf, readNeed, readNeeds } from './read-needs.ts'
import { deleteStaple, insertStaple, updateStaple } from './staple-queries.ts'

/** Marks outlive their lines, so there may be more of them than lines. */
const MARKS_MAX = 10 * SHOPPING_ITEMS_MAX

/**
 * Adds each part of a text. Parts that are on the list are left as they are unless `more` is set; the answer names them.
 * @throws ApiError NOT_FOUND, ALREADY_IN_CART, LIMIT_REACHED, SERVICE_UNAVAILABLE
 */
export async function addText(
  ctx: UserCtx<'db' | 'urls' | 'work' | 'signal'>,
  { list, guid, text, more }: { list: string; guid: string; text: string; more: boolean },
): Promise<ListWithText> {
  const needs = await readNeeds(ctx, text)
  const items = needs.map((need, place) => ({ guid: guidOf(guid, place), need }))
  let already_there: string[] = []
  const changed = await changeList(ctx, list, async (ctx) => {
    already_there = await addEntries(ctx, list, { recipes: [], items }, more)
  })
  return { ...changed, already_there }
}

/** @throws ApiError NOT_FOUND */
export function changePortions(
  ctx: UserCtx<'db'>,
  { list, ...change }: { list: string; item: string; portions: number; at: string | undefined },
): Promise<ShoppingList> {
  return changeList(ctx, list, async (ctx) => {
    if (!(await updatePortions(ctx.db, { list, ...change }))) throw new ApiError('NOT_FOUND')
  })
}

type ItemChange = { at?: string | undefined } & ({ text: string } | { amount: number | null; unit: WeightUnit | null })

/** Writes an item anew, or changes its amount. @throws ApiError NOT_FOUND, SERVICE_UNAVAILABLE */
export async function changeItem(
  ctx: UserCtx<'db' | 'urls' | 'work' | 'signal'>,
  { list, item }: { list: string; item: string },
  change: ItemChange,
): Promise<ShoppingList> {
  const place = { list, item, at: change.at }
  const need = 'text' in change ? await readNeed(ctx, change.text) : null
  return changeList(ctx, list, async (ctx) => {
    const isThere =
      need !== null
        ? await updateItem(ctx.db, place, need)
        : 'amount' in change && (await updateAmount(ctx.db, place, wholeAmount(change)))
    if (!isThere) throw new ApiError('NOT_FOUND')
  })
}

/** Amount and unit are unknown together. */
function wholeAmount({ amount, unit }: { amount: number | null; unit: WeightUnit | null }) {
  return amount === null || unit === null ? { amount: null, unit: null } : { amount, unit }
}

/** Takes something off a list; one that is off already stays so. @throws ApiError NOT_FOUND */
export function removeEntry(ctx: UserCtx<'db'>, list: string, item: string): Promise<ShoppingList> {
  return changeList(ctx, list, async (ctx) => {
    if (!(await removeEntries(ctx.db, list, [item], SHOPPING_UNDO_DAYS))) throw new ApiError('NOT_FOUND')
  })
}

/**
 * Brings back what was taken off, and takes off what took its place.
 * @throws ApiError NOT_FOUND where none of it was on the list in the last days
 */
export function restore(
  ctx: UserCtx<'db'>,
  list: string,
  { items, instead_of }: { items: readonly string[]; instead_of: readonly string[] },
): Promise<ShoppingList> {
  return changeList(ctx, list, async (ctx) => {
    const isRemoved = instead_of.length > 0 && (await removeEntries(ctx.db, list, instead_of, SHOPPING_UNDO_DAYS))
    const isRestored = items.length > 0 && (await restoreEntries(ctx.db, list, items))
    if (!isRemoved && !isRestored) throw new ApiError('NOT_FOUND')
    if (isRemoved) await endAtHome(ctx, list)
  })
}

/** Ticks lines off or unticks them. @throws ApiError NOT_FOUND, LIMIT_REACHED */
export function markLines(ctx: UserCtx<'db'>, list: string, marks: readonly MarkInput[]): Promise<ShoppingList> {
  return changeList(ctx, list, async (ctx, { mark_count }) => {
    if (mark_count + marks.length > MARKS_MAX) throw new ApiError('LIMIT_REACHED')
    await upsertMarks(ctx.db, { list, person: ctx.actor.guid }, marks)
  })
}

/** Takes off what is ticked. @throws ApiError NOT_FOUND */
export function finish(ctx: UserCtx<'db'>, list: string): Promise<ShoppingList> {
  return changeList(ctx, list, async (ctx) => {
    const done = finishedOf(linesOf(await readWhole(ctx, list)))
    await finishLines(ctx.db, list, { ...done, today: calendarDay(new Date()) })
  })
}

/** @throws ApiError NOT_FOUND, LIMIT_REACHED, SERVICE_UNAVAILABLE; UNIQUE where the guid is another list's */
export async function addStaple(
  ctx: UserCtx<'db' | 'urls' | 'work' | 'signal'>,
  { list, guid, text, every_days }: { list: string; guid: string; text: string; every_days: number },
): Promise<ShoppingList> {
  const need = await readNeed(ctx, text)
  return changeList(ctx, list, async (ctx, { staple_count }) => {
    if (staple_count >= STAPLES_MAX) throw new ApiError('LIMIT_REACHED')
    const due_on = calendarDay(new Date())
    if (!(await insertStaple(ctx.db, list, { guid, ...need, every_days, due_on }))) throw new ApiError('UNIQUE')
  })
}

/** @throws ApiError NOT_FOUND */
export function changeStaple(
  ctx: UserCtx<'db'>,
  place: { list: string; staple: string },
  { every_days, skip }: { every_days?: number | undefined; skip: boolean },
): Promise<ShoppingList> {
  return changeList(ctx, place.list, async (ctx) => {
    const skipped_on = skip ? calendarDay(new Date()) : null
    if (!(await updateStaple(ctx.db, place, { every_days, skipped_on }))) throw new ApiError('NOT_FOUND')
  })
}

/** @throws ApiError NOT_FOUND */
export function removeStaple(ctx: UserCtx<'db'>, list: string, staple: string): Promise<ShoppingList> {
  return changeList(ctx, list, async (ctx) => {
    if (!(await deleteStaple(ctx.db, list, staple))) throw new ApiError('NOT_FOUND')
  })
}

import { MEAL_PLAN_RANGE_MAX } from '@zivina/contract/planning/limits'
import type { NewMealPlanDay } from '@zivina/contract/planning/meal-plan-days'
import type { DayMode } from '@zivina/contract/planning/meal-plan-fields'
import type { MealPlanChange } from '@zivina/contract/planning/meal-plan-read'
import { addDays, daysBetween } from '@zivina/domain/planning/plan-days'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { insertItems, inspect, type PinnedItem, selectPinned, updateTaken } from '../items/item-queries.ts'
import { answerChange, besidePinned, requireFitting, toNewItem } from '../items/new-items.ts'
import { lockEditable } from '../plans/access.ts'
import type { PlanRow } from '../plans/plan-queries.ts'
import { copyItems, selectTargets } from './copy-queries.ts'
import { clearDays, insertDay, upsertNotes } from './day-queries.ts'

type WriteCtx = UserCtx<'db' | 'urls'>

/** Adds a day by itself. @throws ApiError DAY_ALREADY_EXISTS, LIMIT_REACHED and those of `lockEditable` */
export function createDay(
  ctx: WriteCtx,
  { guid, day, note }: { guid: string; day: string; note: string },
): Promise<MealPlanChange> {
  return transaction(ctx, async (ctx) => {
    const plan = await lockEditable(ctx, guid)
    if (!(await insertDay(ctx.db, guid, { day, note }))) throw new ApiError('DAY_ALREADY_EXISTS')
    return answerChange(ctx, plan, { days: [day] })
  })
}

/** Writes the note of a day. @throws ApiError LIMIT_REACHED and those of `lockEditable` */
export function changeDay(
  ctx: WriteCtx,
  { guid, day, note }: { guid: string; day: string; note: string },
): Promise<MealPlanChange> {
  return transaction(ctx, async (ctx) => {
    const plan = await lockEditable(ctx, guid)
    await upsertNotes(ctx.db, guid, [{ day, note }])
    return answerChange(ctx, plan, { days: [day] })
  })
}

export type PutDays = {
  guid: string
  days: readonly NewMealPlanDay[]
  mode: DayMode
  /** Which of the pinned dishes stay where days are replaced, their meals as they are; by default none. */
  staysPinned?: ((pinned: PinnedItem) => boolean) | undefined
}

/**
 * Puts whole days into a plan: all of them or none. An attempt that arrives again is answered with what it made.
 * @throws ApiError NO_RECIPES_SELECTED where the days have nothing, DAY_ALREADY_EXISTS, RECIPE_ALREADY_ADDED, NOT_FOUND, UNIQUE,
 * LIMIT_REACHED and those of `lockEditable`
 */
export function putWholeDays(ctx: WriteCtx, { guid, days, mode, staysPinned }: PutDays): Promise<MealPlanChange> {
  return transaction(ctx, async (ctx) => {
    const plan = await lockEditable(ctx, guid)
    const all = days.flatMap(({ day, items }) => items.map((item) => toNewItem(item, day, plan.eaters)))
    if (all.length === 0) throw new ApiError('NO_RECIPES_SELECTED')
    const dates = days.map(({ day }) => day)
    const pinned = staysPinned && mode === 'replace' ? await selectPinned(ctx.db, guid, dates) : []
    const staying = pinned.filter((one) => staysPinned?.(one))
    const items = besidePinned(all, staying)
    const added = items.map((item) => item.guid)
    const found = await inspect(ctx.db, guid, items)
    if (found.present.length === items.length && staying.length === 0)
      return answerChange(ctx, plan, { days: dates, added })
    if (found.present.length > 0) throw new ApiError('UNIQUE')
    if (new Set(dates).size < dates.length) throw new ApiError('DAY_ALREADY_EXISTS')
    if (mode === 'refuse' && found.occupied.length > 0) throw new ApiError('DAY_ALREADY_EXISTS')
    requireFitting(items, plan, mode === 'replace' ? { ...found, is_doubled: false } : found)
    const removed =
      mode === 'replace'
        ? (await clearDays(ctx.db, guid, dates, { isNoteKept: true, staying: staying.map(({ guid }) => guid) })).items
        : []
    const made = items.length === 0 ? [] : await insertItems(ctx.db, guid, ctx.actor.guid, items)
    if (made.length < items.length) throw new ApiError('NOT_FOUND')
    const notes = days.filter(({ note }) => note !== '').map(({ day, note }) => ({ day, note }))
    if (notes.length > 0) await upsertNotes(ctx.db, guid, notes)
    return answerChange(ctx, plan, { days: dates, added, removed })
  })
}

export type CopyDays = { guid: string; from: string; to: string; target: string; mode: DayMode }

/**
 * Copies a range so that its first day becomes the target.
 * @throws ApiError EMPTY_DAY where nothing is planned in it, DAY_ALREADY_EXISTS, LIMIT_REACHED and those of `lockEditable`
 */
export function copyDays(ctx: WriteCtx, { guid, from, to, target, mode }: CopyDays): Promise<MealPlanChange> {
  return transaction(ctx, async (ctx) => {
    const plan = await lockEditable(ctx, guid)
    requireShort(from, to)
    const eaters = plan.eaters.map((eater) => ({ former: eater, copy: eater }))
    const shift = daysBetween(from, target)
    const copying = { from_plan: guid, to_plan: guid, from, to, shift, person: null, eaters }
    const { days, occupied } = await selectTargets(ctx.db, copying)
    if (days.length === 0) throw new ApiError('EMPTY_DAY')
    if (mode === 'refuse' && occupied.length > 0) throw new ApiError('DAY_ALREADY_EXISTS')
    // Taken out first where the copies do not come from there, so that each day has its limit to itself.
    const isApart = addDays(target, daysBetween(from, to)) < from || target > to
    if (mode === 'replace' && !isApart) throw new ApiError('DAY_ALREADY_EXISTS')
    const removed = mode === 'replace' ? (await clearDays(ctx.db, guid, days, { isNoteKept: true })).items : []
    const added = await copyItems(ctx.db, copying)
    return answerChange(ctx, plan, { days, added, removed })
  })
}

/** Takes everything out of a range. @throws ApiError EMPTY_DAY where it has nothing, and those of `lockEditable` */
export function clearRange(
  ctx: WriteCtx,
  { guid, from, to }: { guid: string; from: string; to: string },
): Promise<MealPlanChange> {
  return transaction(ctx, async (ctx) => {
    const plan = await lockEditable(ctx, guid)
    requireShort(from, to)
    const { items, days } = await clearDays(ctx.db, guid, { from, to })
    if (days.length === 0) throw new ApiError('EMPTY_DAY')
    return answerChange(ctx, plan, { days, removed: items })
  })
}

export type Undo = {
  guid: string
  restore: readonly string[]
  remove: readonly string[]
  notes: readonly { day: string; note: string }[]
}

/**
 * Undoes a change by what its answer named; what is restored or removed already stays so.
 * @throws ApiError LIMIT_REACHED and those of `lockEditable`
 */
export function undoChange(ctx: WriteCtx, { guid, restore, remove, notes }: Undo): Promise<MealPlanChange> {
  return transaction(ctx, async (ctx) => {
    const plan: PlanRow = await lockEditable(ctx, guid)
    const removed = await updateTaken(ctx.db, guid, remove, true)
    const added = await updateTaken(ctx.db, guid, restore, false)
    if (notes.length > 0) await upsertNotes(ctx.db, guid, notes)
    const days = [...removed, ...added, ...notes].map(({ day }) => day)
    const guidOf = (item: { guid: string }): string => item.guid
    return answerChange(ctx, plan, { days, added: added.map(guidOf), removed: removed.map(guidOf) })
  })
}

/** One call changes two months at most. */
function requireShort(from: string, to: string): void {
  if (daysBetween(from, to) >= MEAL_PLAN_RANGE_MAX) throw new ApiError('LIMIT_REACHED')
}

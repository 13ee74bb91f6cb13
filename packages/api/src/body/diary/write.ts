import type { NewDiaryEntry, NewDiaryFigures } from '@zivina/contract/body/diary-fields'
import type { DiaryChange, DiaryDaySummary } from '@zivina/contract/body/diary-read'
import { DIARY_DAY_ENTRIES_MAX, DIARY_DAYS_AHEAD, DIARY_ENTRIES_MAX } from '@zivina/contract/body/limits'
import type { Db } from '@zivina/db/database'
import { diaryEntry } from '@zivina/db/schema/body/diary-entry'
import { calendarDay } from '@zivina/domain/calendar-day'
import type { AmountUnit } from '@zivina/domain/catalogue/kitchen/amount-unit'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { addDays } from '@zivina/domain/planning/plan-days'
import { lockPerson, requireAtMost } from '#api/account/identity/users/sql.ts'
import { ApiError, fieldError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { markUsed } from '../saved-meals/service.ts'
import { changeAmount } from './change-amount.ts'
import {
  type EntryChange,
  type HeldEntry,
  insertRows,
  type SummedEntry,
  selectEntries,
  selectFigures,
  selectHeld,
  updateDeleted,
  updateEntry,
  updateRestored,
} from './entry-queries.ts'
import type { DayRow, EntryRow, NewEntry } from './entry-row.ts'
import { byMeal, presentDay, presentEntry } from './present.ts'
import { resolveEntries } from './resolve.ts'
import { type DaySaying, upsertSaying } from './sums/day-queries.ts'
import { storeSums, sumsOf } from './sums/sums.ts'

/**
 * Everything that writes one person's diary waits for each other, so that the sums of a day are always those of its entries.
 */

type WriteCtx = UserCtx<'db' | 'urls'>
type At = { at?: string | undefined }

/**
 * Records new entries: all of them or none. A guid that is there, or a planned item that is recorded, is a repeated attempt.
 * @throws ApiError NOT_FOUND, LIMIT_REACHED; UNIQUE where a guid is another person's
 */
export async function addEntries(
  ctx: WriteCtx,
  { entries, saved_meal, at }: { entries: readonly NewDiaryEntry[]; saved_meal?: string | undefined } & At,
): Promise<DiaryChange> {
  requireNotFar(entries)
  const rows = await resolveEntries(ctx, entries)
  return insertEntries(ctx, rows, { saved_meal, at })
}

/** Records entries whose figures are known, as `addEntries` does: also those of another tracker. */
export function insertEntries(
  ctx: WriteCtx,
  entries: readonly NewEntry[],
  { saved_meal, at }: { saved_meal?: string | undefined } & At = {},
): Promise<DiaryChange> {
  requireNotFar(entries)
  return transaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, ctx.actor.guid)
    await insertRows(ctx.db, ctx.actor.guid, entries, at)
    await requireAtMost(ctx.db, diaryEntry.user, ctx.actor.guid, DIARY_ENTRIES_MAX)
    if (saved_meal !== undefined) await markUsed(ctx, saved_meal)
    const guids = entries.map(({ guid }) => guid)
    const planned = entries.map(({ planned_item }) => planned_item).filter((item) => item !== null)
    const days = distinct(entries.map(({ day }) => day))
    const present = await selectEntries(ctx.db, ctx.actor.guid, { days, guids, planned })
    const mine = present.filter((row) => guids.includes(row.guid) || planned.includes(row.planned_item ?? ''))
    const isThere = ({ guid, planned_item }: NewEntry) =>
      mine.some((row) => row.guid === guid || (planned_item !== null && row.planned_item === planned_item))
    if (!entries.every(isThere)) throw new ApiError('UNIQUE')
    return answer(ctx, days, present, mine)
  })
}

/**
 * Records many entries whose figures are known, in a few statements however many they are.
 * @param choose selects the entries to add; called while the lock on the person's diary is held
 * @returns how many were added
 * @throws ApiError LIMIT_REACHED; FieldErrors where a day is too far ahead
 */
export function recordMany(
  ctx: WriteCtx,
  entries: readonly NewEntry[],
  choose: (db: Db) => Promise<readonly NewEntry[]>,
): Promise<number> {
  requireNotFar(entries)
  return transaction(ctx, async (ctx) => {
    const person = ctx.actor.guid
    await lockPerson(ctx.db, person)
    const chosen = await choose(ctx.db)
    if (chosen.length === 0) return 0
    const added = await insertRows(ctx.db, person, chosen, undefined)
    await requireAtMost(ctx.db, diaryEntry.user, person, DIARY_ENTRIES_MAX)
    const days = distinct(chosen.map(({ day }) => day))
    await sumDays(ctx, days, await selectFigures(ctx.db, person, days))
    return added
  })
}

export type EntryPatch = {
  guid: string
  day?: string | undefined
  meal?: MealType | undefined
  position?: number | undefined
  note?: string | undefined
  portions?: number | undefined
  amount?: number | undefined
  unit?: AmountUnit | undefined
  figures?: NewDiaryFigures | undefined
} & At

/**
 * Changes an entry; of each group of fields the later change holds.
 * @throws ApiError NOT_FOUND, LIMIT_REACHED; FieldErrors where it has no such amount
 */
export function changeEntry(ctx: WriteCtx, { guid, at, ...patch }: EntryPatch): Promise<DiaryChange> {
  if (patch.day !== undefined) requireNotFar([{ day: patch.day }])
  return transaction(ctx, async (ctx) => {
    const person = ctx.actor.guid
    await lockPerson(ctx.db, person)
    const entry = await selectHeld(ctx.db, person, guid, at)
    if (entry === null) throw new ApiError('NOT_FOUND')
    const change: EntryChange = {
      amount: await newAmount(ctx, entry, patch),
      place: newPlace(entry, patch),
      note: entry.may_note ? patch.note : undefined,
    }
    await updateEntry(ctx.db, person, guid, change, at)
    return readChange(ctx, distinct([entry.day, change.place?.day ?? entry.day]), [guid])
  })
}

async function newAmount(
  ctx: WriteCtx,
  entry: HeldEntry,
  { portions, amount, unit, figures }: EntryPatch | Omit<EntryPatch, 'guid'>,
) {
  if ([portions, amount, unit, figures].every((each) => each === undefined)) return undefined
  const changed = await changeAmount(ctx.db, ctx.actor.guid, entry, { portions, amount, unit, figures })
  return entry.may_amount ? changed : undefined
}

function newPlace(entry: HeldEntry, { day, meal, position }: Omit<EntryPatch, 'guid'>): EntryChange['place'] {
  if (!entry.may_place || (day === undefined && meal === undefined && position === undefined)) return undefined
  const to = { day: day ?? entry.day, meal: meal ?? entry.meal }
  const isMoved = to.day !== entry.day || to.meal !== entry.meal
  return { ...to, position: position ?? (isMoved ? null : entry.position) }
}

/** Deletes an entry so that it can be restored; deleted once, it stays so. @throws ApiError NOT_FOUND */
export function removeEntry(ctx: WriteCtx, guid: string): Promise<DiaryChange> {
  return transaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, ctx.actor.guid)
    const day = await updateDeleted(ctx.db, ctx.actor.guid, guid)
    if (day === null) throw new ApiError('NOT_FOUND')
    return readChange(ctx, [day], [])
  })
}

/** Brings back deleted entries. @throws ApiError NOT_FOUND where one is not there any more; LIMIT_REACHED */
export function restoreEntries(ctx: WriteCtx, guids: readonly string[]): Promise<DiaryChange> {
  return transaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, ctx.actor.guid)
    const wanted = distinct(guids)
    const { days, count } = await updateRestored(ctx.db, ctx.actor.guid, wanted)
    if (count < wanted.length) throw new ApiError('NOT_FOUND')
    return readChange(ctx, days, wanted)
  })
}

/** Writes what the person says of a day. */
export async function changeDay(
  ctx: WriteCtx,
  { day, ...saying }: DaySaying & { day: string },
): Promise<DiaryDaySummary> {
  requireNotFar([{ day }])
  const row = await upsertSaying(ctx.db, ctx.actor.guid, day, saying, sumsOf(day, []).totals)
  if (row === null) throw new ApiError('NOT_FOUND')
  return presentDay(row)
}

async function readChange(ctx: WriteCtx, days: readonly string[], guids: readonly string[]): Promise<DiaryChange> {
  const present = await selectEntries(ctx.db, ctx.actor.guid, { days, guids, planned: [] })
  return answer(
    ctx,
    days,
    present,
    present.filter(({ guid }) => guids.includes(guid)),
  )
}

/** @throws ApiError LIMIT_REACHED */
async function sumDays(
  ctx: WriteCtx,
  days: readonly string[],
  entries: readonly SummedEntry[],
): Promise<readonly DayRow[]> {
  const stored = await storeSums(ctx.db, ctx.actor.guid, days, entries)
  if (stored.some(({ entry_count }) => entry_count > DIARY_DAY_ENTRIES_MAX)) throw new ApiError('LIMIT_REACHED')
  return stored
}

/** Writes the sums of the days that a change touched, and answers it. @throws ApiError LIMIT_REACHED */
async function answer(
  ctx: WriteCtx,
  days: readonly string[],
  present: readonly EntryRow[],
  mine: readonly EntryRow[],
): Promise<DiaryChange> {
  const there = present.filter(({ is_deleted }) => !is_deleted)
  const stored = await sumDays(ctx, days, there)
  const living = mine.filter(({ is_deleted }) => !is_deleted).toSorted(byMeal)
  return { entries: living.map((row) => presentEntry(row, ctx.urls)), days: stored.map(presentDay) }
}

/** One may plan ahead, but not for another decade: such a day is a slip of the finger. */
function requireNotFar(entries: readonly { day: string }[]): void {
  const last = addDays(calendarDay(new Date()), DIARY_DAYS_AHEAD)
  if (entries.some(({ day }) => day > last)) throw fieldError('day', 'date')
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)]

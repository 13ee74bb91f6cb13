import type { DiaryDayDetail } from '@zivina/contract/body/diary-read'
import { DIARY_RANGE_MAX } from '@zivina/contract/body/limits'
import type { Eaten } from '@zivina/nutrition/eaten'
import { unpackConstituents } from '@zivina/nutrition/packed-constituents'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { type Range, readDays, requireRange } from './read.ts'
import { selectEnergies, selectSummed } from './sums/day-queries.ts'

/** What other nouns do with the diary. */

/** Energy eaten on a day. */
export type DayEnergy = {
  day: string
  /** kJ; null where it is unknown. Below a coverage of 1 a lower bound. */
  kilojoules: number | null
  coverage: number
  /** Whether the person says that everything they ate is recorded. */
  is_complete: boolean
}

/** The energy of each day of a range on which something eaten is recorded. Takes one statement. */
export function readDayEnergies(ctx: UserCtx<'db'>, range: Range): Promise<DayEnergy[]> {
  return selectEnergies(ctx.db, ctx.actor.guid, range)
}

/** Everything eaten on a day. */
export type EatenDay = { day: string; eaten: Eaten; is_complete: boolean }

/**
 * What was eaten on each day of a range on which something is recorded, with its constituents. Takes one statement.
 * @throws ApiError INCORRECT_QUERY_PARAMS where the range is too long
 */
export async function readEatenDays(ctx: UserCtx<'db'>, range: Range): Promise<EatenDay[]> {
  requireRange(range, DIARY_RANGE_MAX)
  const days = await selectSummed(ctx.db, ctx.actor.guid, { ...range, isWhole: true })
  return days
    .filter(({ eaten_count }) => eaten_count > 0)
    .map(({ day, is_complete, totals, constituents }) => ({
      day,
      eaten: { ...totals, constituents: unpackConstituents(constituents) },
      is_complete,
    }))
}

/** One day with its entries. */
export async function readDiaryDay(ctx: UserCtx<'db' | 'urls'>, day: string): Promise<DiaryDayDetail> {
  const [only] = await readDays(ctx, { from: day, to: day })
  if (only === undefined) throw new Error(`No day ${day}`)
  return only
}

export type { NewEntry } from './entry-row.ts'
export { insertEntries, recordMany } from './write.ts'

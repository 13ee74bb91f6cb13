import type { DiaryDayDetail } from '@zivina/contract/body/diary-read'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { selectEnergies } from './day-queries.ts'
import { type Range, readDays } from './read.ts'

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

/** One day with its entries. */
export async function readDiaryDay(ctx: UserCtx<'db' | 'urls'>, day: string): Promise<DiaryDayDetail> {
  const [only] = await readDays(ctx, { from: day, to: day })
  if (only === undefined) throw new Error(`No day ${day}`)
  return only
}

export type { NewEntry } from './entry-row.ts'
export { insertEntries } from './write.ts'

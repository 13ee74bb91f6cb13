import type { Db } from '@zivina/db/database'
import { sumEaten } from '@zivina/nutrition/eaten'
import { eatenOfRecorded, split } from '../../foods/service.ts'
import type { SummedEntry } from '../entry-queries.ts'
import type { DayRow } from '../entry-row.ts'
import { upsertSums } from './day-queries.ts'

/** The sums of a day with these entries; water is counted by itself. */
export function sumsOf(day: string, entries: readonly SummedEntry[]): Omit<DayRow, 'is_complete' | 'note'> {
  const eaten = entries.filter(({ kind }) => kind !== 'water')
  return {
    day,
    entry_count: entries.length,
    eaten_count: eaten.length,
    ...split(sumEaten(eaten.map(eatenOfRecorded))),
    water: entries.reduce((sum, { kind, amount }) => (kind === 'water' ? sum + (amount ?? 0) : sum), 0),
  }
}

/**
 * Writes the sums of days whose entries have changed, in the transaction that changed them.
 * @param entries all that these days have, deleted ones left out
 * @returns the days as they are now
 */
export function storeSums(
  db: Db,
  person: string,
  days: readonly string[],
  entries: readonly SummedEntry[],
): Promise<DayRow[]> {
  const ofDays = Map.groupBy(entries, ({ day }) => day)
  return upsertSums(
    db,
    person,
    days.map((day) => sumsOf(day, ofDays.get(day) ?? [])),
  )
}

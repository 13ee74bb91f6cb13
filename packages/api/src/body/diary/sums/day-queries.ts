import type { Db } from '@zivina/db/database'
import { type PackedConstituents, packConstituents, unpackConstituents } from '@zivina/nutrition/packed-constituents'
import { type SQL, sql } from 'drizzle-orm'
import { doneAt } from '#api/planning/shopping-lists/sql.ts'
import type { DayRow } from '../entry-row.ts'

const COLUMNS: SQL = sql.raw(
  'd.day::text as day, d.entry_count, d.eaten_count, d.totals, d.constituents, d.water, d.is_complete, d.note',
)

/** A row as it is stored. */
type Packed<Row extends Pick<DayRow, 'constituents'>> = Omit<Row, 'constituents'> & { constituents: PackedConstituents }

function unpacked<Row extends Pick<DayRow, 'constituents'>>(row: Packed<Row>): Row {
  return { ...row, constituents: unpackConstituents(row.constituents) } as Row
}

/** The days of a range that have, or had, something: all of them, or those written since an instant. */
export async function selectDays(
  db: Db,
  person: string,
  { from, to, stored_since = null }: { from: string; to: string; stored_since?: string | null },
): Promise<DayRow[]> {
  const { rows } = await db.execute<Packed<DayRow>>(sql`
    select ${COLUMNS} from diary_day d where d."user" = ${person} and d.day between ${from} and ${to}
      and (${stored_since}::timestamptz is null or d.stored_at >= ${stored_since}) order by d.day`)
  return rows.map(unpacked)
}

/** What sums over a longer time need of a day: as it is stored, as unpacking a year takes as long as summing it. */
export type SummedDay = Packed<Omit<DayRow, 'note' | 'entry_count'>>

/**
 * The days of a range with something eaten or drunk.
 * @param isWhole with constituents, which are left out of sums over many years
 */
export async function selectSummed(
  db: Db,
  person: string,
  { from, to, isWhole }: { from: string; to: string; isWhole: boolean },
): Promise<SummedDay[]> {
  const { rows } = await db.execute<SummedDay>(sql`
    select d.day::text as day, d.eaten_count, d.totals, ${isWhole ? sql`d.constituents` : sql`'{}'::json as constituents`},
      d.water, d.is_complete
    from diary_day d where d."user" = ${person} and d.day between ${from} and ${to} and d.entry_count > 0 order by d.day`)
  return rows
}

/** Energy alone, of days with something eaten. */
export async function selectEnergies(
  db: Db,
  person: string,
  { from, to }: { from: string; to: string },
): Promise<{ day: string; kilojoules: number | null; coverage: number; is_complete: boolean }[]> {
  const { rows } = await db.execute<{
    day: string
    kilojoules: number | null
    coverage: number
    is_complete: boolean
  }>(sql`
    select d.day::text as day, (d.totals ->> 'kilojoules')::float8 as kilojoules,
      (d.totals -> 'nutrient_coverage' ->> 'kilojoules')::float8 as coverage, d.is_complete
    from diary_day d where d."user" = ${person} and d.day between ${from} and ${to} and d.eaten_count > 0 order by d.day`)
  return rows
}

/** Writes the sums of days; what the person says of a day stays. */
export async function upsertSums(
  db: Db,
  person: string,
  sums: readonly Omit<DayRow, 'is_complete' | 'note'>[],
): Promise<DayRow[]> {
  const records = sums.map((sum) => ({ ...sum, constituents: packConstituents(sum.constituents) }))
  const { rows } = await db.execute<Packed<DayRow>>(sql`
    insert into diary_day as d ("user", day, entry_count, eaten_count, totals, constituents, water, stored_at)
    select ${person}, x.day, x.entry_count, x.eaten_count, x.totals, x.constituents, x.water, clock_timestamp()
    from json_to_recordset(${JSON.stringify(records)}::json) as x (day date, entry_count int, eaten_count int, totals jsonb,
      constituents json, water float8)
    on conflict ("user", day) do update set entry_count = excluded.entry_count, eaten_count = excluded.eaten_count,
      totals = excluded.totals, constituents = excluded.constituents, water = excluded.water,
      stored_at = clock_timestamp()
    returning ${COLUMNS}`)
  return rows.map(unpacked).toSorted((one, other) => (one.day < other.day ? -1 : 1))
}

export type DaySaying = { is_complete?: boolean | undefined; note?: string | undefined; at?: string | undefined }

/** Writes what the person says of a day, unless they said something else later. @param empty sums of a day without entries */
export async function upsertSaying(
  db: Db,
  person: string,
  day: string,
  { is_complete, note, at }: DaySaying,
  empty: DayRow['totals'],
): Promise<DayRow | null> {
  const complete = is_complete === undefined ? sql`false` : sql`d.complete_at <= ${doneAt(at)}`
  const noted = note === undefined ? sql`false` : sql`d.note_at <= ${doneAt(at)}`
  const { rows } = await db.execute<Packed<DayRow>>(sql`
    insert into diary_day as d ("user", day, totals, is_complete, note, complete_at, note_at)
    values (${person}, ${day}, ${JSON.stringify(empty)}::jsonb, ${is_complete ?? false}, ${note ?? ''},
      ${is_complete === undefined ? sql`'-infinity'` : doneAt(at)}, ${note === undefined ? sql`'-infinity'` : doneAt(at)})
    on conflict ("user", day) do update set
      is_complete = case when ${complete} then excluded.is_complete else d.is_complete end,
      complete_at = case when ${complete} then excluded.complete_at else d.complete_at end,
      note = case when ${noted} then excluded.note else d.note end,
      note_at = case when ${noted} then excluded.note_at else d.note_at end, stored_at = clock_timestamp()
    returning ${COLUMNS}`)
  return rows[0] ? unpacked(rows[0]) : null
}

import type { Db } from '@zivina/db/database'
import { type SQL, sql } from 'drizzle-orm'
import type { NewEntry } from '../entry-row.ts'

/** Entries of one statement. */
const BATCH = 500

/** The last entry that was read. */
export type ExportCursor = { day: string; guid: string }

/** An entry with everything that is kept of it. */
export type ExportRow = Omit<NewEntry, 'position'> & { position: number; created_at: string }

const inRange = (row: SQL, { from, to }: { from?: string | undefined; to?: string | undefined }): SQL =>
  sql`${row} between ${from ?? '-infinity'}::date and ${to ?? 'infinity'}::date`

/** The next entries of a range, by day. */
export async function selectExportEntries(
  db: Db,
  person: string,
  range: { from?: string | undefined; to?: string | undefined },
  after: ExportCursor | null,
): Promise<ExportRow[]> {
  const { rows } = await db.execute<ExportRow>(sql`
    select e.guid, e.day::text as day, e.meal, e.position, e.kind, e.recipe, e.recipe_modified, e.ingredient, e.product, e.name,
      e.portions, e.amount, e.unit, e.grams, e.totals, e.constituents, e.planned_item, e.note, e.created_at
    from diary_entry e
    where e."user" = ${person} and ${inRange(sql.raw('e.day'), range)} and e.deleted_at is null
      and ${after === null ? sql`true` : sql`(e.day, e.guid) > (${after.day}::date, ${after.guid}::uuid) and e.day >= ${after.day}`}
    order by e.day, e.guid limit ${BATCH}`)
  return rows
}

export type ExportDay = { day: string; is_complete: boolean; note: string }

/** What the person says of the next days of a range. */
export async function selectExportDays(
  db: Db,
  person: string,
  range: { from?: string | undefined; to?: string | undefined },
  after: string | null,
): Promise<ExportDay[]> {
  const { rows } = await db.execute<ExportDay>(sql`
    select d.day::text as day, d.is_complete, d.note from diary_day d
    where d."user" = ${person} and ${inRange(sql.raw('d.day'), range)}
      and ${after === null ? sql`true` : sql`d.day > ${after}::date`}
    order by d.day limit ${BATCH}`)
  return rows
}

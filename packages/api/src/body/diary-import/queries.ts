import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import { readable } from '#api/kernel/access/sql.ts'

/** Foods that are called exactly as one of some names: the person's own before an approved one. @returns guids by name */
export async function selectNamedFoods(db: Db, person: string, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  const { rows } = await db.execute<{ name: string; guid: string }>(sql`
    select distinct on (i.name) i.name, i.guid from ingredient i
    where i.name = any(${sql.param(names)}::text[]) and ${readable('i', person)}
    order by i.name, (i.creator is not distinct from ${person}::uuid) desc, i.created_at, i.guid`)
  return new Map(rows.map(({ name, guid }) => [name, guid]))
}

/** An entry of the diary as far as it can be compared with a row of a file. */
export type PresentEntry = {
  guid: string
  day: string
  meal: string
  name: string
  kilojoules: number | null
  is_deleted: boolean
}

/** The entries of some days, and those with some guids, deleted ones too. */
export async function selectPresent(
  db: Db,
  person: string,
  days: readonly string[],
  guids: readonly string[],
): Promise<PresentEntry[]> {
  const { rows } = await db.execute<PresentEntry>(sql`
    select e.guid, e.day::text as day, e.meal, e.name, (e.totals ->> 'kilojoules')::float8 as kilojoules,
      e.deleted_at is not null as is_deleted
    from diary_entry e
    where e."user" = ${person}
      and (e.day = any(${sql.param(days)}::date[]) or e.guid = any(${sql.param(guids)}::uuid[]))`)
  return rows
}

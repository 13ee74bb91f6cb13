import type { Db } from '@zivina/db/database'
import type { PersonalData } from '@zivina/db/personal-data'
import { sql } from 'drizzle-orm'

/** All stored data of a person, by file, read in one statement and therefore consistent. */
export async function selectPersonalData(
  db: Db,
  user: string,
  personal_data: readonly PersonalData[],
): Promise<Record<string, unknown[]>> {
  const parts = personal_data.map(
    ({ file, rows }) => sql`${file}::text, (select coalesce(json_agg(to_json(t)), '[]') from (${rows(user)}) t)`,
  )
  const { rows } = await db.execute<{ data: Record<string, unknown[]> }>(
    sql`select json_build_object(${sql.join(parts, sql`, `)}) as data`,
  )
  return rows[0]?.data ?? {}
}

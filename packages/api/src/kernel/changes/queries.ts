import type { Db } from '@zivina/db/database'
import { changeLog } from '@zivina/db/schema/kernel/change-log'
import { lt, sql } from 'drizzle-orm'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { countedPage, NO_ROWS } from '#api/kernel/lists/sql.ts'

export type ChangeRow = Pick<typeof changeLog.$inferSelect, 'guid' | 'origin' | 'fields' | 'reason'> & {
  created_at: string
  by: { guid: string; username: string } | null
}

export async function insertChanges(db: Db, changes: readonly (typeof changeLog.$inferInsert)[]): Promise<void> {
  if (changes.length > 0) await db.insert(changeLog).values([...changes])
}

/** One page of the changes of a record, the latest first. */
export async function selectChanges(
  db: Db,
  { noun, guid }: { noun: string; guid: string },
  { limit, offset }: Page,
): Promise<Counted<ChangeRow>> {
  const passing = sql`from change_log c where c.noun = ${noun} and c.object = ${guid}`
  const page = sql`
    select c.guid, c.origin, c.fields, c.reason,
      to_char(c.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
      (select json_build_object('guid', u.guid, 'username', u.username) from "user" u where u.guid = c.by) as by
    ${passing} order by c.created_at desc, c.guid desc limit ${limit} offset ${offset}`
  const { rows } = await db.execute<Counted<ChangeRow>>(countedPage(passing, page))
  return rows[0] ?? NO_ROWS
}

export async function deleteChangesBefore(db: Db, days: number): Promise<void> {
  await db.delete(changeLog).where(lt(changeLog.created_at, sql`now() - make_interval(days => ${days})`))
}

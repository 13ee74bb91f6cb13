import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'

/** Suggestions use words from this many of the newest recipes; more would only repeat them. */
const RECIPES_MAX = 5000

/** All names that can be found, for their words. */
export async function selectNames(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from ingredient where status = 'Approved'
    union all
    (select name from recipe where status = 'Approved' order by created_at desc limit ${RECIPES_MAX})`)
  return rows.map(({ name }) => name)
}

import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'

/** So many of the newest recipes give words to suggest; more would only repeat them. */
const RECIPES_MAX = 5000

/** Names of what can be found, for the words in them. */
export async function selectNames(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from ingredient where status = 'Approved'
    union all
    (select name from recipe where status = 'Approved' order by created_at desc limit ${RECIPES_MAX})`)
  return rows.map(({ name }) => name)
}

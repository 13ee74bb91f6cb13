import type { Db } from '@zivina/db/database'
import { executeNamed } from '@zivina/db/named-statements'
import { sql } from 'drizzle-orm'

/** Suggestions use words from this many of the newest recipes; more would only repeat them. */
const RECIPES_MAX = 5000

/** All names that can be found, for their words. */
export async function selectNames(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from ingredient where status = 'Approved' and from_recipe is null
    union all
    (select name from recipe where status = 'Approved' order by created_at desc limit ${RECIPES_MAX})`)
  return rows.map(({ name }) => name)
}

/** The names of all foods that can be found. */
export async function selectFoodNames(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from ingredient where status = 'Approved' and from_recipe is null`)
  return rows.map(({ name }) => name)
}

/** Whether an approved recipe has these words, whole and in this order, in its name. */
export async function isPartOfName(db: Db, words: string): Promise<boolean> {
  const [answer] = await executeNamed<{ found: boolean }>(
    db,
    sql`
    select exists (select from recipe r where r.status = 'Approved' and r.search_name like ${`%${words}%`}
      and ' ' || r.search_name || ' ' like ${`% ${words} %`}) as found`,
  )
  return answer?.found ?? false
}

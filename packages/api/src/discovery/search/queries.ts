import type { Db } from '@zivina/db/database'
import { executeNamed } from '@zivina/db/named-statements'
import { sql } from 'drizzle-orm'
import { LISTED } from '#api/catalogue/recipes/read/sql.ts'

/** Suggestions use words from this many of the newest recipes, and of the foods that have been there longest; more would only repeat them. */
const NAMES_MAX = 5000

/** Names that can be found, for their words. */
export async function selectNames(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    (select name from ingredient where status = 'Approved' and from_recipe is null order by created_at limit ${NAMES_MAX})
    union all
    (select r.name from recipe r where ${LISTED} order by r.created_at desc limit ${NAMES_MAX})`)
  return rows.map(({ name }) => name)
}

/** Whether words are the whole name of a food, or two of them and more its beginning: „balkánský sýr“, „energetický nápoj“. */
export async function isFoodName(db: Db, words: readonly string[]): Promise<boolean> {
  if (words.length === 0) return false
  const text = words.join(' ')
  // The search text begins with the name; other names, which are not meant, follow it.
  const isOfName = sql`length(i.name) ${sql.raw(words.length > 1 ? '>=' : '=')} ${text.length}`
  const [answer] = await executeNamed<{ found: boolean }>(
    db,
    sql`
    select exists (select from ingredient i where i.status = 'Approved' and i.from_recipe is null and i.search_text like ${`${words.join('%')}%`}
      and regexp_replace(i.search_text, '[^a-z0-9]+', ' ', 'g') || ' ' like ${`${text} %`} and ${isOfName}) as found`,
  )
  return answer?.found ?? false
}

/** Whether an approved recipe has these words, whole and in this order, in its name. */
export async function isPartOfName(db: Db, words: string): Promise<boolean> {
  const [answer] = await executeNamed<{ found: boolean }>(
    db,
    sql`
    select exists (select from recipe r where ${LISTED} and r.search_name like ${`%${words}%`}
      and ' ' || r.search_name || ' ' like ${`% ${words} %`}) as found`,
  )
  return answer?.found ?? false
}

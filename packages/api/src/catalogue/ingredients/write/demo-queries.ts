import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'

type Author = { guid: string; username: string; email: string }

/** The demo account with a name, if it has no ingredient. */
export async function selectDemoAuthor(db: Db, username: string): Promise<Author | null> {
  const { rows } = await db.execute<Author>(sql`
    select u.guid, u.username, u.email from "user" u
    where u.is_demo and u.username = ${username} and not exists (select from ingredient i where i.creator = u.guid)`)
  return rows[0] ?? null
}

/** The sub-category of a food of the catalogue. */
export async function selectCategoryOf(db: Db, slug: string): Promise<string | null> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    select sub_food_category as guid from ingredient where slug = ${slug}`)
  return rows[0]?.guid ?? null
}

import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'

/** Instances that start at the same time seed one after another; the later ones have nothing to do. */
export async function waitForOtherSeeds(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('demo recipes'))`)
}

/** Demo accounts of these names that have no recipe. */
export async function selectDemoAuthors(
  db: Db,
  usernames: readonly string[],
): Promise<{ guid: string; username: string; email: string }[]> {
  const { rows } = await db.execute<{ guid: string; username: string; email: string }>(sql`
    select u.guid, u.username, u.email from "user" u
    where u.is_demo and u.username = any(${sql.param(usernames)}::text[])
      and not exists (select from recipe r where r.creator = u.guid)`)
  return rows
}

/** Guids of approved foods by their slugs. */
export async function selectFoods(db: Db, slugs: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ guid: string; slug: string }>(sql`
    select guid, slug from ingredient where slug = any(${sql.param(slugs)}::text[]) and status = 'Approved'`)
  return new Map(rows.map(({ guid, slug }) => [slug, guid]))
}

/** Makes a recipe the oldest of all: public lists should begin with the catalogue's recipes, which have pictures. */
export async function makeOldest(db: Db, guid: string): Promise<void> {
  await db.execute(sql`
    update recipe set created_at = (select min(created_at) from recipe) - interval '1 day' where guid = ${guid}`)
}

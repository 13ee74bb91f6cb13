import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'

/** Guids by slugs. */
export type Slugs = { recipes: Record<string, string>; ingredients: Record<string, string> }

/** Approved recipes and foods by their slugs. */
export async function selectBySlug(db: Db, slugs: readonly string[]): Promise<Slugs> {
  const wanted = sql`any(${sql.param(slugs)}::text[])`
  const { rows } = await db.execute<Slugs>(sql`
    select (select coalesce(jsonb_object_agg(slug, guid), '{}') from recipe where slug = ${wanted} and status = 'Approved') as recipes,
      (select coalesce(jsonb_object_agg(slug, guid), '{}') from ingredient
        where slug = ${wanted} and status = 'Approved') as ingredients`)
  return rows[0] ?? { recipes: {}, ingredients: {} }
}

/** Those of the demo accounts whose diary was never written. */
export async function selectUnwritten(db: Db, emails: readonly string[]): Promise<{ guid: string; email: string }[]> {
  const { rows } = await db.execute<{ guid: string; email: string }>(sql`
    select u.guid, u.email from "user" u where u.is_demo and u.email = any(${sql.param(emails)}::text[])
      and not exists (select from diary_day d where d."user" = u.guid)`)
  return rows
}

import type { Db } from '@zivina/db/database'
import { cookedRecipe } from '@zivina/db/schema/community/cooked-recipe'
import { sql } from 'drizzle-orm'
import { cookableBy } from '#api/community/recipe-notes/sql.ts'

export type CookedRow = Pick<typeof cookedRecipe.$inferSelect, 'guid' | 'recipe' | 'cooked_on'>

/** How often a person cooked a recipe, and the last day. */
export async function selectSummary(
  db: Db,
  user: string,
  recipe: string,
): Promise<{ times: number; last_on: string | null }> {
  const { rows } = await db.execute<{ times: number; last_on: string | null }>(sql`
    select count(*)::int as times, max(cooked_on)::text as last_on from cooked_recipe
    where "user" = ${user} and recipe = ${recipe}`)
  return rows[0] ?? { times: 0, last_on: null }
}

/** A person's own record by its guid. */
export async function selectCooked(db: Db, user: string, guid: string): Promise<CookedRow | null> {
  const { rows } = await db.execute<CookedRow>(sql`
    select guid, recipe, cooked_on::text as cooked_on from cooked_recipe where guid = ${guid} and "user" = ${user}`)
  return rows[0] ?? null
}

/** Whether a person may cook from a recipe, and how many records they have. */
export async function selectQuota(db: Db, user: string, recipe: string): Promise<{ is_seen: boolean; count: number }> {
  const { rows } = await db.execute<{ is_seen: boolean; count: number }>(sql`
    select exists (select from recipe r where r.guid = ${recipe} and ${cookableBy(user)}) as is_seen,
      (select count(*)::int from cooked_recipe where "user" = ${user}) as count`)
  return rows[0] ?? { is_seen: false, count: 0 }
}

/** Inserts a record; null where the guid is taken. */
export async function insertCooked(db: Db, user: string, row: CookedRow): Promise<CookedRow | null> {
  const rows = await db
    .insert(cookedRecipe)
    .values({ ...row, user })
    .onConflictDoNothing()
    .returning({ guid: cookedRecipe.guid })
  return rows.length > 0 ? row : null
}

/** @returns whether the person had such a record */
export async function deleteCooked(db: Db, user: string, guid: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`delete from cooked_recipe where guid = ${guid} and "user" = ${user} returning guid`,
  )
  return rows.length > 0
}

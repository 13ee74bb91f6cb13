import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import type { ModeratedRecipe } from './queries.ts'

/** A recipe that is marked as a duplicate, or the one it is a duplicate of. */
export type MarkedRecipe = Pick<ModeratedRecipe, 'guid' | 'slug' | 'name' | 'status' | 'creator'> & {
  duplicate: boolean
}

/** Locks the recipes that are not private, in one order. */
export async function lockMarked(db: Db, guids: readonly string[]): Promise<MarkedRecipe[]> {
  const { rows } = await db.execute<MarkedRecipe>(sql`
    select guid, slug, name, status, creator, duplicate from recipe
    where guid = any(${sql.param(guids)}::uuid[]) and not is_private order by guid for update`)
  return rows
}

/** Takes a recipe from the lists; its addresses lead to the original from now on. */
export async function writeDuplicate(
  db: Db,
  {
    guid,
    slug,
    own_slug,
    original,
    status_note,
  }: {
    guid: string
    slug: string
    /** Where the recipe itself is from now on. */
    own_slug: string
    original: string
    status_note: string
  },
): Promise<void> {
  await db.execute(sql`
    with led as (update recipe_old_slug set recipe = ${original} where recipe = ${guid}),
      former as (insert into recipe_old_slug (slug, recipe) select ${slug}, ${original} where ${slug} <> ${own_slug})
    update recipe set duplicate = true, status = 'Denied', status_note = ${status_note}, slug = ${own_slug},
      version = version + 1 where guid = ${guid}`)
}

/** Takes the mark back: the recipe waits for approval again. */
export async function writeNoDuplicate(db: Db, guid: string): Promise<void> {
  await db.execute(sql`
    update recipe set duplicate = false, status = 'Pending', status_note = '', version = version + 1 where guid = ${guid}`)
}

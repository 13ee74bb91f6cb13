import type { ModifiedLine } from '@zivina/contract/catalogue/recipes/modifications'
import type { Db } from '@zivina/db/database'
import { recipeModified, recipeModifiedIngredient } from '@zivina/db/schema/catalogue/recipe-modified'
import type { FreeLine } from '@zivina/domain/catalogue/free-lines'
import { and, eq, sql } from 'drizzle-orm'
import { lockPerson } from '#api/account/identity/users/sql.ts'
import { readable } from '#api/kernel/access/sql.ts'
import type { LineValues } from '../lines/service.ts'

/** The original, locked against deletion and changes of its status, with the ingredients of its lines. */
export type Original = { ingredients: string[]; free_lines: FreeLine[] }

/** Locks the user's modified recipes against simultaneous additions, and counts them. */
export async function lockAndCount(db: Db, user: string): Promise<number> {
  await lockPerson(db, user)
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from recipe_modified where "user" = ${user}`,
  )
  return rows[0]?.count ?? 0
}

/** Locks a recipe that the user may see; null for any other. */
export async function lockOriginal(db: Db, user: string, guid: string): Promise<Original | null> {
  const { rows } = await db.execute<Original>(sql`
    select r.ingredient_guids::text[] as ingredients, r.free_lines from recipe r where r.guid = ${guid} and ${readable('r', user)}
    for share of r`)
  return rows[0] ?? null
}

/** A locked modified recipe that is being changed. */
export type Held = {
  guid: string
  original: string
  version: number
  portion_size: number
  free_lines: FreeLine[]
  lines: ModifiedLine[]
}

export async function lockModified(db: Db, user: string, slug: string): Promise<Held | null> {
  // Its lines are read once it is locked: a statement sees what was there when it began to wait.
  await db.execute(sql`select from recipe_modified m where m.slug = ${slug} and m.user = ${user} for update`)
  const { rows } = await db.execute<Held>(sql`
    select m.guid, m.original, m.version, m.portion_size, m.free_lines, (
      select coalesce(json_agg(json_build_object(
        'ingredient', l.ingredient, 'amount', l.amount::float8, 'typed', case when l.typed_unit is not null then json_build_object('amount', l.typed_amount, 'unit', l.typed_unit) end,
        'count_macros', l.count_macros, 'segment', l.segment, 'instead_of', l.instead_of
        ) order by l.position), '[]')
      from recipe_modified_ingredient l where l.recipe_modified = m.guid
    ) as lines
    from recipe_modified m where m.slug = ${slug} and m.user = ${user}`)
  return rows[0] ?? null
}

type Values = typeof recipeModified.$inferInsert
export type NewModified = Omit<Values, 'guid' | 'created_at' | 'updated_at' | 'version'>

/** @returns the guid, or null where another modification has the slug */
export async function insertModified(db: Db, values: NewModified): Promise<string | null> {
  const [row] = await db
    .insert(recipeModified)
    .values(values)
    .onConflictDoNothing({ target: recipeModified.slug })
    .returning({ guid: recipeModified.guid })
  return row?.guid ?? null
}

export type ModifiedChanges = { [Column in keyof NewModified]?: NewModified[Column] | undefined }

/** Writes the given columns and increases the version. */
export async function updateModified(db: Db, guid: string, changes: ModifiedChanges): Promise<void> {
  await db
    .update(recipeModified)
    .set({ ...changes, version: sql`${recipeModified.version} + 1` })
    .where(eq(recipeModified.guid, guid))
}

/** A row of a line without the modified recipe it belongs to. */
export type ModifiedLineValues = LineValues & { instead_of: string | null }

/** Inserts lines. What one takes the place of is kept as far as the original has that in the same segment and it is another food. */
export async function insertLines(
  db: Db,
  { guid, original }: { guid: string; original: string },
  lines: readonly ModifiedLineValues[],
): Promise<void> {
  const rows = lines.map(({ instead_of, ...line }) => ({
    ...line,
    recipe_modified: guid,
    instead_of:
      instead_of === null || instead_of === line.ingredient
        ? null
        : sql`(select o.ingredient from recipe_ingredient o
            where o.recipe = ${original} and o.ingredient = ${instead_of} and o.segment = ${line.segment})`,
  }))
  if (rows.length > 0) await db.insert(recipeModifiedIngredient).values(rows)
}

export async function deleteLines(db: Db, recipe_modified: string): Promise<void> {
  await db.delete(recipeModifiedIngredient).where(eq(recipeModifiedIngredient.recipe_modified, recipe_modified))
}

/** @returns whether it existed; its lines are deleted with it */
export async function deleteModified(db: Db, user: string, slug: string): Promise<boolean> {
  const rows = await db
    .delete(recipeModified)
    .where(and(eq(recipeModified.slug, slug), eq(recipeModified.user, user)))
    .returning({ guid: recipeModified.guid })
  return rows.length > 0
}

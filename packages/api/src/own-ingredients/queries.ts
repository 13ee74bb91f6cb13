import type { Db } from '@zivina/db/database'
import { ingredient } from '@zivina/db/schema/ingredient'
import { sql } from 'drizzle-orm'

export type IngredientRow = typeof ingredient.$inferSelect
/** What of an ingredient somebody writes, with what follows from it. */
export type IngredientValues = Omit<
  typeof ingredient.$inferInsert,
  'guid' | 'slug' | 'creator' | 'version' | 'created_at' | 'updated_at'
>

/** Somebody who may change an ingredient: its author, or an admin. */
export type Editor = { guid: string; is_admin: boolean }

/** An ingredient that somebody is about to change. Others who want to change it, or count with it, wait. */
export async function lockIngredient(db: Db, guid: string, editor: Editor): Promise<IngredientRow | null> {
  const [row] = await db
    .select()
    .from(ingredient)
    .where(sql`${ingredient.guid} = ${guid} and (${ingredient.creator} = ${editor.guid} or ${editor.is_admin})`)
    .for('update')
  return row ?? null
}

/** Lets one transaction at a time decide about a text: a name, a barcode. Several are always locked in one order. */
export async function lockTexts(db: Db, kind: 'guid' | 'name' | 'barcode', texts: readonly string[]): Promise<void> {
  if (texts.length === 0) return
  await db.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(${kind} || ' ' || text, 0))
    from (select text from unnest(${sql.param(texts)}::text[]) as text order by text) texts`)
}

/** Ingredients whose search text begins with a normalised name: those of that name, and those it is the beginning of. */
export async function selectNamesakes(db: Db, key: string): Promise<{ guid: string; name: string }[]> {
  const literal = key.replace(/[\\%_]/g, '\\$&')
  const { rows } = await db.execute<{ guid: string; name: string }>(sql`
    select guid, name from ingredient where search_text = ${key} or search_text like ${`${literal} %`}`)
  return rows
}

/** What a change refers to and whether it is there: the category, and the ingredient that is the same food. */
export async function selectReferences(
  db: Db,
  { sub_food_category, matched_with }: { sub_food_category: string | null; matched_with: string | null },
  editor: Editor,
): Promise<{ category: boolean; matched: boolean }> {
  const { rows } = await db.execute<{ category: boolean; matched: boolean }>(sql`
    select exists (select from sub_food_category where guid::text = lower(${sub_food_category ?? ''})) as category,
      exists (select from ingredient where guid = ${matched_with}::uuid
        and (status = 'Approved' or creator = ${editor.guid} or ${editor.is_admin})) as matched`)
  return rows[0] ?? { category: false, matched: false }
}

/** Inserts an ingredient under the first free of two slugs. Null where its guid is taken. */
export async function insertIngredient(
  db: Db,
  values: IngredientValues & { guid?: string; creator: string },
  slugs: readonly [nice: string, unique: string],
): Promise<string | null> {
  const slug = sql`case when exists (select from ingredient where slug = ${slugs[0]}) then ${slugs[1]} else ${slugs[0]} end`
  const rows = await db
    .insert(ingredient)
    .values({ ...values, slug })
    .onConflictDoNothing({ target: ingredient.guid })
    .returning({ guid: ingredient.guid })
  return rows[0]?.guid ?? null
}

export async function updateIngredient(db: Db, guid: string, values: Partial<IngredientValues>): Promise<void> {
  await db.update(ingredient).set(values).where(sql`${ingredient.guid} = ${guid}`)
}

/** Deletes an ingredient; the database refuses while anything refers to it. */
export async function deleteIngredient(db: Db, guid: string, editor: Editor): Promise<boolean> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    delete from ingredient where guid = ${guid} and (creator = ${editor.guid} or ${editor.is_admin}) returning guid`)
  return rows.length > 0
}

/** Whether another approved ingredient carries one of the barcodes. */
export async function isBarcodeTaken(db: Db, guid: string, barcodes: readonly string[]): Promise<boolean> {
  const { rows } = await db.execute<{ taken: boolean }>(sql`
    select exists (select from ingredient
      where barcodes && ${sql.param(barcodes)}::text[] and status = 'Approved' and guid <> ${guid}) as taken`)
  return rows[0]?.taken ?? false
}

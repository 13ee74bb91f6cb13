import type { Db } from '@zivina/db/database'
import { ingredient } from '@zivina/db/schema/catalogue/ingredient'
import { type SQL, sql } from 'drizzle-orm'
import type { Editor } from '#api/kernel/access/ownership.ts'
import { notPrivateTo, ownedBy, readable } from '#api/kernel/access/sql.ts'
import { jsonRows, likeLiteral } from '#api/kernel/lists/sql.ts'

export type IngredientRow = typeof ingredient.$inferSelect
/** The columns of an ingredient that its author writes, with the derived ones. */
export type IngredientValues = Omit<
  typeof ingredient.$inferInsert,
  'guid' | 'slug' | 'creator' | 'version' | 'created_at' | 'updated_at'
>

/**
 * Locks an ingredient for a change; one made of a recipe changes with the recipe only. Others who want to change or use it wait.
 * @param texts to be locked before it
 */
export async function lockIngredient(
  db: Db,
  guid: string,
  editor: Editor,
  texts: readonly LockedText[] = [],
): Promise<IngredientRow | null> {
  const waited = texts.length === 0 ? sql`` : sql` and (select count(*) from (${advisoryLocks(texts)}) locks) >= 0`
  const [row] = await db
    .select()
    .from(ingredient)
    .where(sql`${ingredient.guid} = ${guid} and ${ownedBy(ingredient.creator, editor)}
      and ${notPrivateTo('ingredient', editor.guid)} and ${ingredient.from_recipe} is null${waited}`)
    .for('update')
  return row ?? null
}

/** A text that only one transaction at a time may decide about. */
export type LockedText = { kind: 'guid' | 'name' | 'barcode'; text: string }

function advisoryLocks(texts: readonly LockedText[]): SQL {
  const keys = texts.map(({ kind, text }) => `${kind} ${text}`)
  return sql`select pg_advisory_xact_lock(hashtextextended(key, 0))
    from (select key from unnest(${sql.param(keys)}::text[]) as key order by key) keys`
}

/** Locks texts, so that only one transaction at a time decides about them. Several are always locked in the same order. */
export async function lockTexts(db: Db, texts: readonly LockedText[]): Promise<void> {
  if (texts.length > 0) await db.execute(advisoryLocks(texts))
}

function barcodeTaken(self: string | null, barcodes: readonly string[]): SQL {
  return sql`exists (select from ingredient where barcodes && ${sql.param(barcodes)}::text[] and status = 'Approved'
    and guid is distinct from ${self}::uuid)`
}

/** The references to check for a change. */
export type References = {
  /** Null for a new ingredient. */
  self: string | null
  sub_food_category: string | null
  matched_with: string | null
  /** Normalised, as names are compared. */
  name: string
  barcodes: readonly string[]
  /** Whose it is, and whether only they see it: that decides whose names are compared. */
  owner: Owner
}
export type Owner = { creator: string | null; is_private: boolean }

/**
 * Whether the category and the ingredient that is the same food exist, which ingredients have a similar name, and whether
 * another approved ingredient has one of the barcodes.
 */
export type FoundReferences = {
  category: boolean
  matched: boolean
  namesakes: { guid: string; name: string }[]
  barcode_taken: boolean
}

export async function selectReferences(
  db: Db,
  { self, sub_food_category, matched_with, name, barcodes, owner }: References,
  editor: Editor,
): Promise<FoundReferences> {
  const { rows } = await db.execute<FoundReferences>(sql`
    select exists (select from sub_food_category where guid::text = lower(${sub_food_category ?? ''})) as category,
      exists (select from ingredient where guid = ${matched_with}::uuid
        and ${readable('ingredient', editor)} and ${notPrivateTo('ingredient', editor.guid)}) as matched,
      coalesce((select json_agg(json_build_object('guid', guid, 'name', name)) from ingredient
        where ${isCalled(name)} and (creator = ${owner.creator} or not (is_private or ${owner.is_private}))), '[]') as namesakes,
      ${barcodeTaken(self, barcodes)} as barcode_taken`)
  return rows[0] ?? { category: false, matched: false, namesakes: [], barcode_taken: false }
}

function isCalled(name: string): SQL {
  return sql`(search_text = ${name} or search_text like ${`${likeLiteral(name)} %`})`
}

/** Public ingredients that may have one of these normalised names: theirs begins with it. */
export async function selectPublicNames(db: Db, names: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from ingredient where not is_private and (${sql.join(names.map(isCalled), sql` or `)})`)
  return rows.map(({ name }) => name)
}

/** Inserts an ingredient under the first free of two slugs. Null where its guid exists. */
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

/** Deletes an ingredient; the database refuses while it is referenced. */
export async function deleteIngredient(db: Db, guid: string, editor: Editor): Promise<boolean> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    delete from ingredient where guid = ${guid} and ${ownedBy(ingredient.creator, editor)}
      and ${notPrivateTo('ingredient', editor.guid)} and from_recipe is null returning guid`)
  return rows.length > 0
}

/** The private foods among these that are a person's own, locked for a change where that is said. */
export async function selectOwnPrivate(
  db: Db,
  guids: readonly string[],
  creator: string,
  isLocking: boolean,
): Promise<NamedIngredient[]> {
  const { rows } = await db.execute<NamedIngredient>(sql`
    select guid, name from ingredient where guid = any(${sql.param(guids)}::uuid[]) and creator = ${creator} and is_private
    order by guid ${isLocking ? sql`for update` : sql``}`)
  return rows
}

/** Makes a private ingredient one that everybody may see once it is approved. Its address becomes the nice one, where that is free. */
export async function publishIngredient(db: Db, guid: string, slug: string): Promise<void> {
  await db.execute(sql`
    update ingredient set is_private = false, slug = case when exists (
        select from ingredient o where o.slug = ${slug} union all select from ingredient_old_slug o where o.slug = ${slug})
      then slug else ${slug} end
    where guid = ${guid}`)
}

/** Whether another approved ingredient has one of the barcodes. */
export async function isBarcodeTaken(db: Db, guid: string, barcodes: readonly string[]): Promise<boolean> {
  const { rows } = await db.execute<{ taken: boolean }>(sql`select ${barcodeTaken(guid, barcodes)} as taken`)
  return rows[0]?.taken ?? false
}

/** Takes a barcode from every ingredient. @returns whether any had it */
export async function takeBarcode(db: Db, barcode: string): Promise<boolean> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    update ingredient set barcodes = array_remove(barcodes, ${barcode}), updated_at = now()
    where barcodes @> array[${barcode}]::text[] returning guid`)
  return rows.length > 0
}

export type NamedIngredient = { guid: string; name: string }

/** The ingredients of a recipe that are not approved, by name; null where there is no such recipe, or a private one. */
export async function selectUnapproved(db: Db, recipe: string): Promise<NamedIngredient[] | null> {
  const { rows } = await db.execute<{ waiting: NamedIngredient[] }>(sql`
    select ${jsonRows(sql`
      select i.guid, i.name from ingredient i where i.status <> 'Approved' and i.from_recipe is null
        and exists (select from recipe_ingredient l where l.recipe = r.guid and l.ingredient = i.guid)
      order by i.name`)} as waiting
    from recipe r where r.guid = ${recipe} and not r.is_private`)
  return rows[0]?.waiting ?? null
}

type MergedRow = { guid: string; name: string; status: string; weight_units: string }

/** Locks foods that are no dishes, in one order. */
export async function lockMerged(db: Db, guids: readonly string[]): Promise<MergedRow[]> {
  const { rows } = await db.execute<MergedRow>(sql`
    select guid, name, status, weight_units from ingredient
    where guid = any(${sql.param(guids)}::uuid[]) and from_recipe is null and not is_private order by guid for update`)
  return rows
}

/**
 * Takes a food that was merged from the lists. Its barcodes, as far as there is room, and its slug go to the one that is left; foods that
 * were matched with it are matched with that one.
 */
export async function writeMerged(
  db: Db,
  { from, into, status_note, barcodes_max }: { from: string; into: string; status_note: string; barcodes_max: number },
): Promise<void> {
  const suffix = crypto.randomUUID().slice(0, 8)
  await db.execute(sql`
    update ingredient i set
      barcodes = case when i.guid = ${from} then '{}' when i.guid = ${into} then array(
          select code from unnest(i.barcodes || (select f.barcodes from ingredient f where f.guid = ${from}))
            with ordinality given (code, place) group by code order by min(place) limit ${barcodes_max})
        else i.barcodes end,
      slug = case when i.guid = ${from} then left(i.slug, 90) || ${`-slouceno-${suffix}`} else i.slug end,
      status = case when i.guid = ${from} then 'Denied' else i.status end,
      status_note = case when i.guid = ${from} then ${status_note} else i.status_note end,
      matched_with = case when i.guid = ${into} then i.matched_with else ${into}::uuid end
    where i.guid in (${from}, ${into}) or i.matched_with = ${from}`)
}

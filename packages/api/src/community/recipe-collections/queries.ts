import type { Db } from '@zivina/db/database'
import { type SQL, sql } from 'drizzle-orm'
import { readable } from '#api/kernel/access/sql.ts'

/** A collection with the number of its recipes. Times are PostgreSQL's text of an instant. */
export type CollectionRow = {
  guid: string
  name: string
  created_at: string
  updated_at: string
  recipe_count: number
  has_recipe: boolean
}

/** The columns of a `CollectionRow`, of `c` recipe_collection. @param recipe the one asked about */
function columns(recipe: string | null): SQL {
  return sql`
    c.guid, c.name, c.created_at, c.updated_at,
    (select count(*)::int from recipe_collection_item i where i.collection = c.guid) as recipe_count,
    exists (select from recipe_collection_item i where i.collection = c.guid
      and (i.recipe = ${recipe}::uuid or i.recipe_modified = ${recipe}::uuid)) as has_recipe`
}

/** All collections of a user in their order. @param recipe tells which of them have it */
export async function selectCollections(db: Db, user: string, recipe: string | null): Promise<CollectionRow[]> {
  const { rows } = await db.execute<CollectionRow>(sql`
    select ${columns(recipe)} from recipe_collection c where c.user = ${user} order by c.position, c.guid`)
  return rows
}

/** One collection of a user. */
export async function selectCollection(
  db: Db,
  user: string,
  guid: string,
  recipe: string | null = null,
): Promise<CollectionRow | null> {
  const { rows } = await db.execute<CollectionRow>(sql`
    select ${columns(recipe)} from recipe_collection c where c.guid = ${guid} and c.user = ${user}`)
  return rows[0] ?? null
}

/**
 * Adds a collection after the others.
 * @returns its guid; null where that is taken
 * @throws where the user has a collection of this name: a violation of `recipe_collection_name`
 */
export async function insertCollection(
  db: Db,
  user: string,
  { guid, name }: { guid: string; name: string },
): Promise<string | null> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    insert into recipe_collection (guid, "user", name, position)
    select ${guid}::uuid, ${user}::uuid, ${name}, coalesce(max(c.position) + 1, 0)
    from recipe_collection c where c.user = ${user}
    on conflict (guid) do nothing returning guid`)
  return rows[0]?.guid ?? null
}

/** @throws where the user has another collection of this name: a violation of `recipe_collection_name` */
export async function updateName(db: Db, user: string, guid: string, name: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update recipe_collection c set name = ${name}, updated_at = now()
    where c.guid = ${guid} and c.user = ${user} returning c.guid`)
  return rows.length > 0
}

/** Writes the places of a user's collections, from 0 in the order of the guids. */
export async function updatePositions(db: Db, user: string, guids: readonly string[]): Promise<void> {
  await db.execute(sql`
    update recipe_collection c set position = wanted.place
    from unnest(${`{${guids.join(',')}}`}::uuid[]) with ordinality as wanted (guid, place)
    where c.guid = wanted.guid and c.user = ${user}`)
}

/** @returns whether the collection existed */
export async function deleteCollection(db: Db, user: string, guid: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    delete from recipe_collection c where c.guid = ${guid} and c.user = ${user} returning c.guid`)
  return rows.length > 0
}

/**
 * Adds a recipe that the user may see, or their modified one, to a collection, which has been found to be theirs. One that is
 * there already stays as it is.
 * @returns whether the user may see such a recipe
 */
export async function insertItem(db: Db, user: string, collection: string, recipe: string): Promise<boolean> {
  const { rows } = await db.execute<{ visible: number }>(sql`
    with visible as (
      select r.guid as recipe, null::uuid as recipe_modified from recipe r
      where r.guid = ${recipe} and ${readable('r', user)}
      union all
      select null, m.guid from recipe_modified m where m.guid = ${recipe} and m.user = ${user}
    ), added as (
      insert into recipe_collection_item (collection, recipe, recipe_modified)
      select ${collection}::uuid, recipe, recipe_modified from visible on conflict do nothing
    )
    select count(*)::int as visible from visible`)
  return (rows[0]?.visible ?? 0) > 0
}

export async function deleteItem(db: Db, collection: string, recipe: string): Promise<void> {
  await db.execute(sql`
    delete from recipe_collection_item i
    where i.collection = ${collection} and (i.recipe = ${recipe}::uuid or i.recipe_modified = ${recipe}::uuid)`)
}

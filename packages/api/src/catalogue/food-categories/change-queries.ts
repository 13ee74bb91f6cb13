import type { Db } from '@zivina/db/database'
import { type SQL, sql } from 'drizzle-orm'

/** What the statements are about: all food categories, or the sub-categories of one of them. */
export type Group = { food_category: string | null }

/** A category among its neighbours, in shop order. */
export type Neighbour = { guid: string; name: string; slug: string }

const TABLE = (group: Group): SQL => sql.raw(group.food_category === null ? 'food_category' : 'sub_food_category')
const within = ({ food_category }: Group): SQL =>
  food_category === null ? sql`true` : sql`food_category = ${food_category}`

/**
 * Lets one transaction at a time change categories: names and places are compared with those of all neighbours, and a few
 * administrators change them a few times a year.
 */
export async function lockCategories(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('food_category'))`)
}

export async function selectNeighbours(db: Db, group: Group): Promise<Neighbour[]> {
  const { rows } = await db.execute<Neighbour>(
    sql`select guid, name, slug from ${TABLE(group)} where ${within(group)} order by position, slug`,
  )
  return rows
}

/** A sub-category with the category that it is in; null where there is none of this guid. */
export async function selectSub(db: Db, guid: string): Promise<{ name: string; food_category: string } | null> {
  const { rows } = await db.execute<{ name: string; food_category: string }>(
    sql`select name, food_category from sub_food_category where guid = ${guid}`,
  )
  return rows[0] ?? null
}

/** Adds a category as the last of its group, under the first of the slugs that is free. */
export async function insertCategory(
  db: Db,
  group: Group,
  { name, slugs }: { name: string; slugs: readonly string[] },
): Promise<void> {
  const parent = group.food_category
  await db.execute(sql`
    insert into ${TABLE(group)} (name, slug, position ${parent === null ? sql`` : sql`, food_category`})
    select ${name},
      (select given.slug from unnest(${sql.param(slugs)}::text[]) with ordinality given (slug, place)
        where not exists (select from ${TABLE(group)} t where t.slug = given.slug) order by given.place limit 1),
      (select coalesce(max(position) + 1, 0) from ${TABLE(group)}) ${parent === null ? sql`` : sql`, ${parent}::uuid`}`)
}

export async function renameCategory(db: Db, group: Group, { guid, name }: Omit<Neighbour, 'slug'>): Promise<void> {
  await db.execute(sql`update ${TABLE(group)} set name = ${name} where guid = ${guid}`)
}

/** Puts a sub-category into another category, under the name it has there. */
export async function moveSub(
  db: Db,
  { guid, food_category, name }: { guid: string; food_category: string; name: string },
): Promise<void> {
  await db.execute(
    sql`update sub_food_category set food_category = ${food_category}, name = ${name} where guid = ${guid}`,
  )
}

/** Gives the categories of a group their places, in the order of the guids. */
export async function placeCategories(db: Db, group: Group, guids: readonly string[]): Promise<void> {
  await db.execute(sql`
    update ${TABLE(group)} t set position = given.place::int - 1
    from unnest(${sql.param(guids)}::uuid[]) with ordinality given (guid, place) where t.guid = given.guid`)
}

/** @returns whether there was one. @throws where it has foods or sub-categories */
export async function deleteCategory(
  db: Db,
  kind: 'food_category' | 'sub_food_category',
  guid: string,
): Promise<boolean> {
  const { rows } = await db.execute(sql`delete from ${sql.raw(kind)} where guid = ${guid} returning guid`)
  return rows.length > 0
}

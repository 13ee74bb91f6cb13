import type { Db } from '@zivina/db/database'
import { shoppingList } from '@zivina/db/schema/planning/shopping-list'
import { type SQL, sql } from 'drizzle-orm'
import { isStillShared, sharedWith } from '#api/planning/shares/sql.ts'
import { editableBy, readableBy } from '../sql.ts'

/** A list as overviews show it. Times are PostgreSQL's text of an instant. */
export type CardRow = {
  guid: string
  name: string
  version: number
  open_count: number
  is_owner: boolean
  can_edit: boolean
  owner_name: string
  updated_at: string
}

/** The columns of a `CardRow`, of `l` shopping_list and its owner `o`. */
export const cardColumns = (person: string): SQL => sql`
  l.guid, l.name, l.version, l.open_count, l."user" = ${person} as is_owner, ${editableBy(person)} as can_edit,
  coalesce(nullif(o.full_name, ''), o.username) as owner_name, l.updated_at`

/** The lists that a person may read, the last changed first. */
export async function selectCards(db: Db, person: string): Promise<CardRow[]> {
  const { rows } = await db.execute<CardRow>(sql`
    select ${cardColumns(person)} from shopping_list l join "user" o on o.guid = l."user"
    where ${readableBy(person)} order by l.updated_at desc, l.guid`)
  return rows
}

/**
 * The guids of the lists that a person may read, the last changed first, and whether they were written since an instant, or shared with
 * the person or so in another way; all of them count as written where there is no instant.
 */
export async function selectReadable(
  db: Db,
  person: string,
  since: string | null,
): Promise<{ guid: string; is_changed: boolean }[]> {
  const { rows } = await db.execute<{ guid: string; is_changed: boolean }>(sql`
    with mine as (
      select o.guid as object, null::timestamptz as stored_at from shopping_list o where o."user" = ${person}
      union all ${sharedWith('shopping_list', person)}
    ) select l.guid, ${since}::timestamptz is null or greatest(l.updated_at, mine.stored_at,
      case when l."user" <> ${person} then (select max(g.created_at) from premium_grant g where g."user" = l."user") end) >= ${since} as is_changed
    from mine join shopping_list l on l.guid = mine.object
    where l."user" = ${person} or ${isStillShared(sql`l."user"`)} order by l.updated_at desc, l.guid`)
  return rows
}

/** Whether a person may read a list. @returns its version; null where they may not */
export async function selectVersion(db: Db, person: string, guid: string): Promise<number | null> {
  const { rows } = await db.execute<{ version: number }>(sql`
    select l.version from shopping_list l where l.guid = ${guid} and ${readableBy(person)}`)
  return rows[0]?.version ?? null
}

/** The name of a list that belongs to a person. */
export async function selectOwnName(db: Db, owner: string, guid: string): Promise<string | null> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select l.name from shopping_list l where l.guid = ${guid} and l."user" = ${owner}`)
  return rows[0]?.name ?? null
}

export async function countOwn(db: Db, owner: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from shopping_list where "user" = ${owner}`,
  )
  return rows[0]?.count ?? 0
}

/** @returns its guid; null where that is taken */
export async function insertList(
  db: Db,
  owner: string,
  { guid, name }: { guid: string; name: string },
): Promise<string | null> {
  const rows = await db
    .insert(shoppingList)
    .values({ guid, name, user: owner })
    .onConflictDoNothing({ target: shoppingList.guid })
    .returning({ guid: shoppingList.guid })
  return rows[0]?.guid ?? null
}

/** A locked list with the number of what has a limit. */
export type LockedList = { guid: string; owner: string; mark_count: number; staple_count: number }

/**
 * Locks a list that a person may change, until the transaction ends: changes of one list follow one another.
 * @returns null where the person may not change it
 */
export async function lockList(db: Db, person: string, guid: string): Promise<LockedList | null> {
  // A statement sees what was there when it began: one that waits for a lock would count from before.
  await db.execute(sql`select from shopping_list where guid = ${guid} for no key update`)
  const { rows } = await db.execute<LockedList>(sql`
    select l.guid, l."user" as owner,
      (select count(*)::int from shopping_list_mark k where k.list = l.guid) as mark_count,
      (select count(*)::int from shopping_list_staple s where s.list = l.guid) as staple_count
    from shopping_list l where l.guid = ${guid} and ${editableBy(person)}`)
  return rows[0] ?? null
}

export async function updateName(db: Db, guid: string, name: string): Promise<void> {
  await db.execute(sql`update shopping_list set name = ${name} where guid = ${guid}`)
}

/** @returns whether the person had such a list */
export async function deleteList(db: Db, owner: string, guid: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`delete from shopping_list where guid = ${guid} and "user" = ${owner} returning guid`,
  )
  return rows.length > 0
}

/**
 * Raises the version of a changed list, and tells all processes when the transaction commits.
 * @param open_count lines that are not ticked
 */
export async function publishChange(
  db: Db,
  guid: string,
  open_count: number,
): Promise<{ version: number; updated_at: string }> {
  const { rows } = await db.execute<{ version: number; updated_at: string; told: string }>(sql`
    with changed as (
      update shopping_list set version = version + 1, open_count = ${open_count}, updated_at = clock_timestamp()
      where guid = ${guid} returning guid, version, updated_at
    ) select version, updated_at, pg_notify('shopping_list', guid || ' ' || version)::text as told from changed`)
  const [row] = rows
  if (row === undefined) throw new Error('A locked list was deleted.')
  return row
}

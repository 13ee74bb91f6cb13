import type { Db } from '@zivina/db/database'
import { type SQL, sql } from 'drizzle-orm'

/** A folder with the number of things directly in it. Times are PostgreSQL's text of an instant. */
export type FolderRow = {
  guid: string
  name: string
  parent: string | null
  position: number
  items_in_folder: number
  created_at: string
  updated_at: string
}

/** Counted, never stored: what moves changes both folders by itself. */
const COLUMNS: SQL = sql.raw(`
  f.guid, f.name, f.parent, f.position, f.created_at, f.updated_at,
  (select count(*)::int from meal_plan p where p.deleted_at is null
    and (p.folder = f.guid and p.premium_user = f.owner
      or p.creator_folder = f.guid and p.creator = f.owner and p.premium_user is distinct from f.owner))
  + (select count(*)::int from meal_plan_folder c where c.parent = f.guid) as items_in_folder`)

/** All folders of a person, those of one parent in their order. */
export async function selectFolders(db: Db, owner: string): Promise<FolderRow[]> {
  const { rows } = await db.execute<FolderRow>(sql`
    select ${COLUMNS} from meal_plan_folder f where f.owner = ${owner} order by f.position, f.guid`)
  return rows
}

/**
 * Adds a folder after the others of its parent.
 * @returns its guid; null where that is taken
 * @throws where the parent has one of this name: a violation of `meal_plan_folder_name`
 */
export async function insertFolder(
  db: Db,
  owner: string,
  { guid, name, parent }: { guid: string; name: string; parent: string | null },
): Promise<string | null> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    insert into meal_plan_folder (guid, owner, name, parent, position)
    select ${guid}, ${owner}, ${name}, ${parent}, coalesce(max(f.position), 0) + 1
    from meal_plan_folder f where f.owner = ${owner} and f.parent is not distinct from ${parent}::uuid
    on conflict (guid) do nothing returning guid`)
  return rows[0]?.guid ?? null
}

/** Renames a folder and puts it into a parent. @throws a violation of `meal_plan_folder_name` */
export async function updateFolder(
  db: Db,
  owner: string,
  { guid, name, parent }: { guid: string; name: string; parent: string | null },
): Promise<void> {
  await db.execute(sql`
    update meal_plan_folder f set name = ${name}, parent = ${parent}, updated_at = now()
    where f.guid = ${guid} and f.owner = ${owner}`)
}

/** Numbers folders of a person in the given order. */
export async function updateOrder(db: Db, owner: string, guids: readonly string[]): Promise<void> {
  await db.execute(sql`
    update meal_plan_folder f set position = o.position
    from unnest(${`{${guids.join(',')}}`}::uuid[]) with ordinality as o (guid, position)
    where f.guid = o.guid and f.owner = ${owner}`)
}

/** Deletes a folder whose folders were moved out. Plans in it are moved by their own noun. @returns whether there was one */
export async function deleteFolder(db: Db, owner: string, guid: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    delete from meal_plan_folder f where f.guid = ${guid} and f.owner = ${owner} returning f.guid`)
  return rows.length > 0
}

/** Moves the folders of a folder to its parent, after those that are there. @throws a violation of `meal_plan_folder_name` */
export async function liftFolders(
  db: Db,
  owner: string,
  {
    guid,
    parent,
    renamed,
  }: { guid: string; parent: string | null; renamed: readonly { guid: string; name: string }[] },
): Promise<void> {
  await db.execute(sql`
    update meal_plan_folder f set parent = ${parent}, name = coalesce(n.name, f.name), updated_at = now(),
      position = f.position + (select coalesce(max(o.position), 0) from meal_plan_folder o
        where o.owner = ${owner} and o.parent is not distinct from ${parent}::uuid)
    from meal_plan_folder s left join jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) as n (guid uuid, name text)
      on n.guid = s.guid
    where f.guid = s.guid and f.parent = ${guid} and f.owner = ${owner}`)
}

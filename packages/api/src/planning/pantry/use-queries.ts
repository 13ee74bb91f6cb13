import type { Db } from '@zivina/db/database'
import type { PantryTaken } from '@zivina/domain/planning/shopping/take-from-pantry'
import { sql } from 'drizzle-orm'

/** What a person's cooking took. */
export async function selectUse(
  db: Db,
  person: string,
  guid: string,
): Promise<{ guid: string; taken: PantryTaken[] } | null> {
  const { rows } = await db.execute<{ guid: string; taken: PantryTaken[] }>(sql`
    select guid, taken from pantry_use where guid = ${guid} and "user" = ${person}`)
  return rows[0] ?? null
}

/** Takes amounts from items, and notes it under a guid. @returns null where the guid is taken */
export async function insertUse(
  db: Db,
  person: string,
  { guid, taken }: { guid: string; taken: PantryTaken[] },
): Promise<{ guid: string; taken: PantryTaken[] } | null> {
  const json = JSON.stringify(taken)
  const { rows } = await db.execute<{ guid: string; taken: PantryTaken[] }>(sql`
    with made as (
      insert into pantry_use (guid, "user", taken) values (${guid}, ${person}, ${json}::jsonb)
      on conflict (guid) do nothing returning guid, taken
    ), used as (
      update pantry_item p set changed_at = clock_timestamp(), stored_at = clock_timestamp(),
        amount = greatest(p.amount - t.amount, 0),
        used_up_at = case when p.amount - t.amount <= 0.000001 then now() end
      from made, jsonb_to_recordset(made.taken) as t(item uuid, amount float8)
      where p.guid = t.item and p."user" = ${person}
    ) select guid, taken from made`)
  return rows[0] ?? null
}

/** Puts back what cooking took, as far as the items are still there. @returns whether there was such a use */
export async function deleteUse(db: Db, person: string, guid: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with undone as (
      delete from pantry_use where guid = ${guid} and "user" = ${person} returning guid, taken
    ), returned as (
      update pantry_item p set changed_at = clock_timestamp(), stored_at = clock_timestamp(),
        amount = p.amount + t.amount, used_up_at = null
      from undone, jsonb_to_recordset(undone.taken) as t(item uuid, amount float8)
      where p.guid = t.item and p."user" = ${person} and p.removed_at is null
    ) select guid from undone`)
  return rows.length > 0
}

import type { SavedWhat } from '@zivina/contract/body/diary-fields'
import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import { readable } from '#api/kernel/access/sql.ts'
import { barcodeOf } from '../foods/sql.ts'

/** What a saved meal consists of, as it was when it was saved. */
export type SavedItem = { what: SavedWhat; name: string; kilojoules: number | null }

/** A saved meal, with those of its foods that the person may see. Times are PostgreSQL's text of an instant. */
export type SavedMealRow = {
  guid: string
  name: string
  items: SavedItem[]
  used_at: string | null
  created_at: string
  there: string[]
}

const FOOD = sql.raw(`coalesce(i.item -> 'what' ->> 'recipe', i.item -> 'what' ->> 'recipe_modified',
  i.item -> 'what' ->> 'ingredient', i.item -> 'what' ->> 'product')::uuid`)

/** A person's saved meals, the last used first; one by its guid, or so many. */
export async function selectSavedMeals(
  db: Db,
  person: string,
  { guid, limit }: { guid?: string; limit?: number } = {},
): Promise<SavedMealRow[]> {
  const { rows } = await db.execute<SavedMealRow>(sql`
    select s.guid, s.name, s.items, s.used_at, s.created_at, array(
      select f.guid::text from jsonb_array_elements(s.items) as i (item) cross join lateral (select ${FOOD} as guid) f
      where exists (select from recipe r where r.guid = f.guid and ${readable('r', person)})
        or exists (select from recipe_modified m where m.guid = f.guid and m."user" = ${person})
        or exists (select from ingredient g where g.guid = f.guid and ${readable('g', person)})
        or exists (select from product k where k.barcode = ${barcodeOf(sql.raw('f.guid::text'))})
    ) as there
    from saved_meal s where s."user" = ${person} and ${guid === undefined ? sql`true` : sql`s.guid = ${guid}`}
    order by coalesce(s.used_at, s.created_at) desc, s.guid desc limit ${limit ?? null}`)
  return rows
}

/** @returns whether the person has it now, and how many saved meals they have */
export async function insertSavedMeal(
  db: Db,
  person: string,
  { guid, name, items }: { guid: string; name: string; items: readonly SavedItem[] },
): Promise<{ is_there: boolean; count: number }> {
  const { rows } = await db.execute<{ is_there: boolean; count: number }>(sql`
    with made as (
      insert into saved_meal (guid, "user", name, items) values (${guid}, ${person}, ${name}, ${JSON.stringify(items)}::jsonb)
      on conflict (guid) do nothing returning guid
    )
    select exists (select from made) or exists (select from saved_meal where guid = ${guid} and "user" = ${person}) as is_there,
      ((select count(*) from saved_meal where "user" = ${person}) + (select count(*) from made))::int as count`)
  return rows[0] ?? { is_there: false, count: 0 }
}

/** Writes what is given. @returns whether the person has it */
export async function updateSavedMeal(
  db: Db,
  person: string,
  guid: string,
  { name, items }: { name?: string | undefined; items?: readonly SavedItem[] | undefined },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update saved_meal set name = coalesce(${name ?? null}, name),
      items = coalesce(${items === undefined ? null : JSON.stringify(items)}::jsonb, items)
    where guid = ${guid} and "user" = ${person} returning guid`)
  return rows.length > 0
}

/** @returns whether the person had it */
export async function deleteSavedMeal(db: Db, person: string, guid: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`delete from saved_meal where guid = ${guid} and "user" = ${person} returning guid`,
  )
  return rows.length > 0
}

/** Notes that a saved meal was recorded now. */
export async function touchSavedMeal(db: Db, person: string, guid: string): Promise<void> {
  await db.execute(sql`update saved_meal set used_at = now() where guid = ${guid} and "user" = ${person}`)
}

import type { Db } from '@zivina/db/database'
import type { PlannedPart } from '@zivina/domain/planning/shopping/planned-parts'
import type { ShoppingRecipe } from '@zivina/domain/planning/shopping/shopping-part'
import type { WeightUnit } from '@zivina/nutrition/weight-units'
import { sql } from 'drizzle-orm'
import { doneAt } from '../sql.ts'

/** A need of a food or a text. */
export type Need = { ingredient: string | null; text: string; amount: number | null; unit: WeightUnit | null }

/** What is on a list, as far as adding needs it. */
export type EntryRow = {
  guid: string
  attempts: string[]
  planned: PlannedPart[]
  is_removed: boolean
  /** Set for a recipe. */
  portions: number | null
  recipe: string | null
  recipe_modified: string | null
  /** Of a recipe. */
  lines: ShoppingRecipe['lines'] | null
} & Need

/** A recipe as it is to be on a list; one that is there becomes this. */
export type RecipeRow = {
  guid: string
  recipe: string | null
  recipe_modified: string | null
  name: string
  portions: number
  lines: ShoppingRecipe['lines']
  attempts: string[]
  planned: PlannedPart[]
}
export type ItemRow = Need & { guid: string; attempts: string[]; planned: PlannedPart[] }

/** Everything on a list, and what was removed from it but can be restored. */
export async function selectEntries(db: Db, list: string): Promise<EntryRow[]> {
  const { rows } = await db.execute<EntryRow>(sql`
    select guid, attempts, planned, removed_at is not null as is_removed, portions, recipe, recipe_modified, lines,
      null::uuid as ingredient, name as text, null::float8 as amount, null as unit
    from shopping_list_recipe where list = ${list}
    union all
    select guid, attempts, planned, removed_at is not null, null, null, null, null, ingredient, text, amount, unit
    from shopping_list_item where list = ${list}`)
  return rows
}

/**
 * Writes recipes and items of a list: new ones, and those that are there anew, except what another list has.
 * @param replaced what they take the place of: it is removed, and can be restored
 * @returns how many were written
 */
export async function upsertEntries(
  db: Db,
  { list, person }: { list: string; person: string },
  { recipes, items }: { recipes: readonly RecipeRow[]; items: readonly ItemRow[] },
  replaced: readonly string[] = [],
): Promise<number> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    with replaced_recipe as (
      update shopping_list_recipe set removed_at = now()
      where list = ${list} and guid = any(${sql.param(replaced)}::uuid[]) and removed_at is null
    ), replaced_item as (
      update shopping_list_item set removed_at = now()
      where list = ${list} and guid = any(${sql.param(replaced)}::uuid[]) and removed_at is null
    ), recipe_row as (
      insert into shopping_list_recipe (guid, list, recipe, recipe_modified, name, portions, lines, attempts, planned)
      select r.guid, ${list}, r.recipe, r.recipe_modified, r.name, r.portions, r.lines, r.attempts, r.planned
      from jsonb_to_recordset(${JSON.stringify(recipes)}::jsonb) as r(guid uuid, recipe uuid, recipe_modified uuid,
        name text, portions float8, lines jsonb, attempts uuid[], planned jsonb)
      on conflict (guid) do update set portions = excluded.portions, lines = excluded.lines, name = excluded.name,
        attempts = excluded.attempts, planned = excluded.planned, changed_at = clock_timestamp()
      where shopping_list_recipe.list = ${list} returning guid
    ), item_row as (
      insert into shopping_list_item (guid, list, added_by, ingredient, text, amount, unit, attempts, planned)
      select i.guid, ${list}, ${person}, i.ingredient, i.text, i.amount, i.unit, i.attempts, i.planned
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as i(guid uuid, ingredient uuid, text text, amount float8,
        unit text, attempts uuid[], planned jsonb)
      on conflict (guid) do update set amount = excluded.amount, unit = excluded.unit, attempts = excluded.attempts,
        planned = excluded.planned, changed_at = clock_timestamp()
      where shopping_list_item.list = ${list} returning guid
    ) select guid from recipe_row union all select guid from item_row`)
  return rows.length
}

/**
 * Changes the portions of a recipe, unless they were changed later than this.
 * @returns whether it is on the list
 */
export async function updatePortions(
  db: Db,
  { list, item, portions, at }: { list: string; item: string; portions: number; at: string | undefined },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update shopping_list_recipe set portions = case when changed_at <= ${doneAt(at)} then ${portions} else portions end,
      changed_at = greatest(changed_at, ${doneAt(at)})
    where guid = ${item} and list = ${list} and removed_at is null returning guid`)
  return rows.length > 0
}

type ItemWrite = { list: string; item: string; at: string | undefined }

/** Writes an item anew, unless it was written later than this. @returns whether it is on the list */
export async function updateItem(db: Db, { list, item, at }: ItemWrite, need: Need): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update shopping_list_item i set changed_at = greatest(i.changed_at, n.at), ingredient = n.ingredient, text = n.text,
      amount = n.amount, unit = n.unit,
      -- Another food or unit is no longer what a plan has put there.
      planned = case when (n.ingredient, n.unit) is not distinct from (i.ingredient, i.unit) then i.planned else '[]' end
    from (
      select i.guid, ${doneAt(at)} as at, x.* from shopping_list_item i cross join lateral (
        select ${need.ingredient}::uuid as ingredient, ${need.text} as text, ${need.amount}::float8 as amount,
          ${need.unit} as unit where i.changed_at <= ${doneAt(at)}
        union all select i.ingredient, i.text, i.amount, i.unit where i.changed_at > ${doneAt(at)}
      ) x where i.guid = ${item} and i.list = ${list} and i.removed_at is null limit 1
    ) n where i.guid = n.guid returning i.guid`)
  return rows.length > 0
}

/** Changes an item's amount, unless the item was written later than this. @returns whether it is on the list */
export async function updateAmount(
  db: Db,
  { list, item, at }: ItemWrite,
  { amount, unit }: Pick<Need, 'amount' | 'unit'>,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update shopping_list_item set changed_at = greatest(changed_at, ${doneAt(at)}),
      amount = case when changed_at <= ${doneAt(at)} then ${amount}::float8 else amount end,
      unit = case when changed_at <= ${doneAt(at)} then ${unit} else unit end,
      planned = case when changed_at <= ${doneAt(at)} and unit is distinct from ${unit} then '[]' else planned end
    where guid = ${item} and list = ${list} and removed_at is null returning guid`)
  return rows.length > 0
}

/**
 * Takes items and recipes off a list, and forgets what was taken off long ago.
 * @returns whether any of them is, or was, on the list
 */
export async function removeEntries(db: Db, list: string, guids: readonly string[], days: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with old_recipe as (
      delete from shopping_list_recipe where list = ${list} and removed_at < now() - make_interval(days => ${days})
    ), old_item as (
      delete from shopping_list_item where list = ${list} and removed_at < now() - make_interval(days => ${days})
    ), recipe_row as (
      update shopping_list_recipe set removed_at = coalesce(removed_at, now())
      where list = ${list} and guid = any(${sql.param(guids)}::uuid[])
        and (removed_at is null or removed_at >= now() - make_interval(days => ${days})) returning guid
    ), item_row as (
      update shopping_list_item set removed_at = coalesce(removed_at, now())
      where list = ${list} and guid = any(${sql.param(guids)}::uuid[])
        and (removed_at is null or removed_at >= now() - make_interval(days => ${days})) returning guid
    ) select guid from recipe_row union all select guid from item_row`)
  return rows.length > 0
}

/** Brings items and recipes back. @returns whether any of them was on the list */
export async function restoreEntries(db: Db, list: string, guids: readonly string[]): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with recipe_row as (
      update shopping_list_recipe set removed_at = null
      where list = ${list} and guid = any(${sql.param(guids)}::uuid[]) returning guid
    ), item_row as (
      update shopping_list_item set removed_at = null
      where list = ${list} and guid = any(${sql.param(guids)}::uuid[]) returning guid
    ) select guid from recipe_row union all select guid from item_row`)
  return rows.length > 0
}

import type { Db } from '@zivina/db/database'
import type { ItemKind } from '@zivina/db/schema/planning/meal-plan-item'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { type SQL, sql } from 'drizzle-orm'
import { VERSION_NOW } from '#api/kernel/versions/sql.ts'
import { factsOf } from '../sql.ts'

/** The one of the three that an item names. */
export type Planned = { recipe: string | null; recipe_modified: string | null; ingredient: string | null }

/** An item as it is inserted. */
export type NewItem = Planned & {
  guid: string
  day: string
  meal_type: MealType
  kind: ItemKind
  amount: number | null
  leftover_of: string | null
  note: string
  portions: { eater: string; portions: number }[]
}

const guids = (values: readonly string[]): SQL => sql`${`{${values.join(',')}}`}::uuid[]`
const days = (values: readonly string[]): SQL => sql`${`{${values.join(',')}}`}::date[]`

/** What has to be known of a plan before items are added to it. */
export type Inspection = {
  /** Of the new guids those that are in the plan, and whether one is taken otherwise: in another plan, or taken out. */
  present: string[]
  is_taken: boolean
  /** Of the days those that have something planned. */
  occupied: string[]
  /** Whether a new item is a recipe that its meal has already. */
  is_doubled: boolean
  /** Of the items that leftovers come from those that are in the plan. */
  sources: string[]
}

/** Looks at everything that may stand in the way of new items, in one statement. */
export async function inspect(db: Db, plan: string, items: readonly NewItem[]): Promise<Inspection> {
  const sources = items.map(({ leftover_of }) => leftover_of).filter((guid) => guid !== null)
  const { rows } = await db.execute<Inspection>(sql`
    with given as (select * from ${recordsOf(items)}),
    live as (select i.* from meal_plan_item i where i.plan = ${plan} and i.deleted_at is null)
    select array(select l.guid::text from live l where l.guid in (select guid from given)) as present,
      exists (select from meal_plan_item i where i.guid in (select guid from given)
        and (i.plan <> ${plan} or i.deleted_at is not null)) as is_taken,
      array(select distinct l.day::text from live l where l.day in (select day from given)) as occupied,
      exists (select from given x join live l on l.day = x.day and l.meal_type = x.meal_type
        and (l.recipe = x.recipe or l.recipe_modified = x.recipe_modified)
        where x.leftover_of is null and l.leftover_of is null and l.guid <> x.guid) as is_doubled,
      array(select l.guid::text from live l where l.guid = any(${guids(sources)})) as sources`)
  return rows[0] ?? { present: [], is_taken: false, occupied: [], is_doubled: false, sources: [] }
}

function recordsOf(items: readonly NewItem[]): SQL {
  const records = items.map((item, place) => ({ ...item, place: place + 1 }))
  return sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as x (guid uuid, day date, meal_type text, kind text,
    recipe uuid, recipe_modified uuid, ingredient uuid, amount numeric, leftover_of uuid, note text, portions jsonb, place int)`
}

/**
 * Adds items at the end of their meals, their days where the plan has none, and their portions.
 * @returns the guids of those whose recipe or ingredient the person may see
 */
export async function insertItems(db: Db, plan: string, person: string, items: readonly NewItem[]): Promise<string[]> {
  const { tables, facts } = factsOf('x', sql`${person}::uuid`)
  const { rows } = await db.execute<{ guid: string }>(sql`
    with given as materialized (select * from ${recordsOf(items)}),
    planned as (
      insert into meal_plan_day (plan, day) select distinct ${plan}::uuid, day from given on conflict do nothing
    ), made as (
      insert into meal_plan_item (guid, plan, day, meal_type, position, kind, recipe, recipe_modified, ingredient, amount,
        leftover_of, note, last_known, added_by)
      select x.guid, ${plan}, x.day, x.meal_type, x.place + coalesce((
          select max(i.position) from meal_plan_item i
          where i.plan = ${plan} and i.day = x.day and i.meal_type = x.meal_type and i.deleted_at is null), 0),
        x.kind, x.recipe, x.recipe_modified, x.ingredient, x.amount, x.leftover_of, x.note, ${facts}, ${person}
      from given x ${tables} where ${facts} is not null
      returning guid
    ), eaten as (
      insert into meal_plan_portion (item, eater, portions)
      select x.guid, o.eater, o.portions from given x join made on made.guid = x.guid
        cross join jsonb_to_recordset(x.portions) as o (eater uuid, portions numeric)
    )
    select guid from made`)
  return rows.map(({ guid }) => guid)
}

/** An item that is to be changed, with the meal where it will be. */
export type HeldItem = Planned & {
  guid: string
  version: number
  day: string
  meal_type: MealType
  kind: ItemKind
  amount: string | null
  leftover_of: string | null
  is_pinned: boolean
  /** The other items of that meal in their order, and the recipes among them that are no leftovers. */
  siblings: string[]
  dishes: string[]
  /** How many of the items of its present meal come before it. */
  place: number
}

/** @param to where it moves; as it is by default */
export async function selectItem(
  db: Db,
  plan: string,
  guid: string,
  to: { day?: string | undefined; meal_type?: MealType | undefined },
): Promise<HeldItem | null> {
  const meal = sql`s.plan = i.plan and s.deleted_at is null and s.guid <> i.guid
    and s.day = coalesce(${to.day ?? null}::date, i.day) and s.meal_type = coalesce(${to.meal_type ?? null}, i.meal_type)`
  const { rows } = await db.execute<HeldItem>(sql`
    select i.guid, i.version, i.day::text as day, i.meal_type, i.kind, i.recipe, i.recipe_modified, i.ingredient,
      i.amount::text as amount, i.leftover_of, i.is_pinned,
      (select count(*)::int from meal_plan_item s where s.plan = i.plan and s.day = i.day and s.meal_type = i.meal_type
        and s.deleted_at is null and (s.position, s.guid) < (i.position, i.guid)) as place,
      array(select s.guid::text from meal_plan_item s where ${meal} order by s.position, s.guid) as siblings,
      array(select coalesce(s.recipe, s.recipe_modified)::text from meal_plan_item s
        where ${meal} and s.leftover_of is null and s.kind <> 'ingredient' and num_nonnulls(s.recipe, s.recipe_modified) = 1) as dishes
    from meal_plan_item i where i.guid = ${guid} and i.plan = ${plan} and i.deleted_at is null`)
  return rows[0] ?? null
}

/** An item as it is written, with the new order of its meal. */
export type ItemChange = Planned & {
  guid: string
  day: string
  meal_type: MealType
  kind: ItemKind
  amount: number | string | null
  leftover_of: string | null
  is_pinned: boolean
  note: string | undefined
  portions: { eater: string; portions: number }[] | undefined
  order: string[]
  /** Whether what is planned is another recipe than before. */
  is_swapped: boolean
}

/** Writes an item, its portions and the order of its meal. @returns false where the person may not see the new recipe */
export async function updateItem(db: Db, plan: string, person: string, change: ItemChange): Promise<boolean> {
  const { tables, facts } = factsOf('x', sql`${person}::uuid`)
  const { guid, day, recipe, recipe_modified, ingredient, portions, order, is_swapped } = change
  const eaten = sql`jsonb_to_recordset(${JSON.stringify(portions ?? [])}::jsonb) as o (eater uuid, portions numeric)`
  const { rows } = await db.execute(sql`
    with x as materialized (
      select x.*, ${facts} as facts from (
        select ${recipe}::uuid as recipe, ${recipe_modified}::uuid as recipe_modified, ${ingredient}::uuid as ingredient) x ${tables}
    ), planned as (
      insert into meal_plan_day (plan, day) values (${plan}, ${day}) on conflict do nothing
    ), changed as (
      update meal_plan_item i set day = ${day}, meal_type = ${change.meal_type}, kind = ${change.kind}, recipe = x.recipe,
        recipe_modified = x.recipe_modified, ingredient = x.ingredient, amount = ${change.amount}::numeric,
        leftover_of = ${change.leftover_of}::uuid, is_pinned = ${change.is_pinned}, note = coalesce(${change.note ?? null}, i.note),
        last_known = case when ${is_swapped} then x.facts else i.last_known end,
        added_by = case when ${is_swapped} then ${person}::uuid else i.added_by end,
        position = array_position(${guids(order)}, i.guid), version = i.version + 1, updated_at = now()
      from x where i.guid = ${guid} and (not ${is_swapped} or x.facts is not null) returning i.guid
    ), moved as (
      update meal_plan_item s set position = array_position(${guids(order)}, s.guid)
      where s.guid = any(${guids(order)}) and s.guid <> ${guid}
    ), uneaten as (
      delete from meal_plan_portion p where ${portions !== undefined} and p.item = ${guid}
        and p.eater not in (select o.eater from ${eaten})
    ), eaten as (
      insert into meal_plan_portion (item, eater, portions) select ${guid}, o.eater, o.portions from ${eaten}
      on conflict (item, eater) do update set portions = excluded.portions
    )
    select from changed`)
  return rows.length > 0
}

/** Takes items out, or puts back those that were taken out. @returns their guids and days */
export async function updateTaken(
  db: Db,
  plan: string,
  items: readonly string[],
  isTaken: boolean,
): Promise<{ guid: string; day: string }[]> {
  if (items.length === 0) return []
  const { rows } = await db.execute<{ guid: string; day: string }>(sql`
    update meal_plan_item i set deleted_at = ${isTaken ? sql`now()` : sql`null`}, version = version + 1, updated_at = now()
    where i.plan = ${plan} and i.guid = any(${guids(items)}) and (i.deleted_at is null) = ${isTaken}
    returning i.guid, i.day::text as day`)
  return rows
}

/** Marks a plan as changed. @returns when, its number of days and the number of items of the fullest of some days */
export async function touchPlan(
  db: Db,
  plan: string,
  changed: readonly string[],
): Promise<{ updated_at: string; days: number; items: number }> {
  const { rows } = await db.execute<{ updated_at: string; days: number; items: number }>(sql`
    update meal_plan p set updated_at = ${VERSION_NOW} where p.guid = ${plan}
    returning p.updated_at, (select count(*)::int from meal_plan_day d where d.plan = p.guid) as days,
      coalesce((select max(n)::int from (select count(*) as n from meal_plan_item i
        where i.plan = p.guid and i.deleted_at is null and i.day = any(${days(changed)}) group by i.day) counted), 0) as items`)
  return rows[0] ?? { updated_at: new Date().toISOString(), days: 0, items: 0 }
}

/** A dish that is pinned in a plan. */
export type PinnedItem = { guid: string; day: string; meal_type: MealType; recipe: string | null }

/** What is pinned on some days of a plan. */
export async function selectPinned(db: Db, plan: string, dates: readonly string[]): Promise<PinnedItem[]> {
  const { rows } = await db.execute<PinnedItem>(sql`
    select i.guid, i.day::text as day, i.meal_type, i.recipe from meal_plan_item i
    where i.plan = ${plan} and i.day = any(${days(dates)}) and i.deleted_at is null and i.is_pinned
    order by i.day, i.meal_type, i.position, i.guid`)
  return rows
}

/** The day of an item of a plan. */
export async function selectDayOf(db: Db, plan: string, item: string): Promise<string | null> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select i.day::text as day from meal_plan_item i where i.guid = ${item} and i.plan = ${plan} and i.deleted_at is null`)
  return rows[0]?.day ?? null
}

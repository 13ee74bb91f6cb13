import type { Db } from '@zivina/db/database'
import { type SQL, sql } from 'drizzle-orm'
import { readable } from '#api/kernel/access/sql.ts'
import type { DayRow } from '../items/item-row.ts'
import { factsOf, IS_ACTIVE, type PlanReader, roleIn } from '../sql.ts'

/** Which days: of a range with both ends, or named ones. */
export type WhichDays = { from: string; to: string } | readonly string[]

function isWanted(days: WhichDays): SQL {
  if ('from' in days) return sql`d.day between ${days.from} and ${days.to}`
  return sql`d.day = any(${`{${days.join(',')}}`}::date[])`
}

/** Whether the reader may read the plan of the day `d`; an owner whose premium ended may not. */
function isReadableBy(reader: PlanReader): SQL {
  return sql`exists (
    select from meal_plan p cross join lateral (select ${roleIn(reader)} as role) a
    where p.guid = d.plan and p.deleted_at is null and a.role is not null and (a.role <> 'owner' or ${IS_ACTIVE}))`
}

/** The item that an item is a leftover of: it counts while it is there, is the same recipe and not on a later day. */
const LEFTOVER_OF: SQL = sql.raw(`(
  select s.guid from meal_plan_item s
  where s.guid = i.leftover_of and s.deleted_at is null and s.day <= i.day
    and s.recipe is not distinct from i.recipe and s.recipe_modified is not distinct from i.recipe_modified)`)

/** An item `i` as an `ItemRow`, and the tables that it needs besides. @param person the reader; null for a visitor with the link */
export function itemFrom(person: string | null): { tables: SQL; item: SQL } {
  const { tables, facts } = factsOf('i', sql.raw('i.added_by'))
  const isOpen = sql`case when i.ingredient is not null then ${readable('g', person)}
    when i.recipe is not null then ${readable('r', person)}
    else m."user" = ${person}::uuid end`
  const item = sql`json_build_object(
    'guid', i.guid, 'day', i.day, 'meal_type', i.meal_type, 'position', i.position, 'kind', i.kind, 'recipe', i.recipe,
    'recipe_modified', i.recipe_modified, 'ingredient', i.ingredient, 'amount', i.amount::text,
    'leftover_of', ${LEFTOVER_OF}, 'is_pinned', i.is_pinned, 'note', i.note, 'version', i.version, 'updated_at', i.updated_at,
    'facts', coalesce(${facts}, i.last_known),
    'availability', case when ${facts} is null then 'gone' when ${isOpen} then 'open' else 'hidden' end,
    'portions', (select coalesce(json_agg(json_build_object('eater', o.eater, 'portions', o.portions)), '[]')
      from meal_plan_portion o where o.item = i.guid))`
  return { tables, item }
}

/**
 * Days of a plan that the caller has found, with their items: one statement for any number of them. Figures are the present ones where
 * the person who planned the item may see its recipe or food, otherwise the last known.
 * @param person the reader; null for a visitor with the link
 * @param isWhole also named days that have nothing
 * @param reader set where the caller has not checked that they may read the plan: then nothing is found unless they may
 */
export async function selectDays(
  db: Db,
  plan: string,
  person: string | null,
  days: WhichDays,
  { isWhole = false, reader }: { isWhole?: boolean; reader?: PlanReader } = {},
): Promise<DayRow[]> {
  const { tables, item } = itemFrom(person)
  const { rows } = await db.execute<DayRow>(sql`
    select d.day::text as day, d.note, found.items from meal_plan_day d cross join lateral (
      select coalesce(json_agg(${item} order by i.position, i.guid), '[]') as items
      from meal_plan_item i ${tables} where i.plan = d.plan and i.day = d.day and i.deleted_at is null
    ) found
    where d.plan = ${plan} and ${isWanted(days)} and ${reader === undefined ? sql`true` : isReadableBy(reader)}
      and (${isWhole} or d.is_created or d.note <> '' or json_array_length(found.items) > 0)
    order by d.day`)
  return rows
}

/** Writes the note of a day, which is added where the plan has none. */
export async function upsertNotes(
  db: Db,
  plan: string,
  notes: readonly { day: string; note: string }[],
): Promise<void> {
  await db.execute(sql`
    insert into meal_plan_day (plan, day, note)
    select ${plan}, n.day, n.note from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as n (day date, note text)
    on conflict (plan, day) do update set note = excluded.note`)
}

/** Adds a day by itself. @returns false where the plan has it already */
export async function insertDay(db: Db, plan: string, { day, note }: { day: string; note: string }): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into meal_plan_day as d (plan, day, note, is_created) values (${plan}, ${day}, ${note}, true)
    on conflict (plan, day) do update set note = excluded.note, is_created = true
      where not d.is_created and d.note = '' and not exists (
        select from meal_plan_item i where i.plan = d.plan and i.day = d.day and i.deleted_at is null)
    returning d.guid`)
  return rows.length > 0
}

/** Takes everything out of days, but for the items that stay. @returns the guids of the items, and the days that had something */
export async function clearDays(
  db: Db,
  plan: string,
  days: WhichDays,
  { isNoteKept = false, staying = [] }: { isNoteKept?: boolean; staying?: readonly string[] } = {},
): Promise<{ items: string[]; days: string[] }> {
  const { rows } = await db.execute<{ items: string[]; days: string[] }>(sql`
    with wanted as (select d.plan, d.day, d.note, d.is_created from meal_plan_day d where d.plan = ${plan} and ${isWanted(days)}),
    taken as (
      update meal_plan_item i set deleted_at = now(), version = version + 1 from wanted w
      where i.plan = w.plan and i.day = w.day and i.deleted_at is null and i.guid <> all(${`{${staying.join(',')}}`}::uuid[])
      returning i.guid, i.day
    ), emptied as (
      update meal_plan_day d set note = case when ${isNoteKept} then d.note else '' end, is_created = false from wanted w
      where d.plan = w.plan and d.day = w.day returning d.day
    )
    select array(select guid::text from taken) as items,
      array(select w.day::text from wanted w
        where w.note <> '' or w.is_created or w.day in (select day from taken) order by w.day) as days`)
  return rows[0] ?? { items: [], days: [] }
}

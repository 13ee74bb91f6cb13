import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'

/** Which items are copied where, so many days later. */
export type Copying = {
  from_plan: string
  to_plan: string
  /** Both included; all days where both are null. */
  from: string | null
  to: string | null
  shift: number
  /** Who copies, where the plan they come from is another: what they may not see then stays as it was last known. */
  person: string | null
  /** Each eater of the one plan with theirs of the other; of the same plan each with themselves. */
  eaters: readonly { former: string; copy: string }[]
}

const RANGE = (copying: Copying, column: 'i' | 'd') => sql`
  ${sql.raw(column)}.plan = ${copying.from_plan}
  and ${sql.raw(column)}.day between coalesce(${copying.from}::date, '-infinity') and coalesce(${copying.to}::date, 'infinity')`

/** The days that copying would fill, and those among them that have something planned already. */
export async function selectTargets(db: Db, copying: Copying): Promise<{ days: string[]; occupied: string[] }> {
  const { rows } = await db.execute<{ days: string[]; occupied: string[] }>(sql`
    with filled as (select distinct i.day + ${copying.shift}::int as day from meal_plan_item i
      where ${RANGE(copying, 'i')} and i.deleted_at is null)
    select array(select day::text from filled order by day) as days,
      array(select distinct i.day::text from meal_plan_item i
        where i.plan = ${copying.to_plan} and i.deleted_at is null and i.day in (select day from filled)) as occupied`)
  return rows[0] ?? { days: [], occupied: [] }
}

/**
 * Copies items with their portions and the notes of their days, after what the days have. A leftover stays one where the meal it comes
 * from is copied too; else it is cooked on its day.
 * @returns the guids of the copies
 */
export async function copyItems(db: Db, copying: Copying): Promise<string[]> {
  const { to_plan, shift, person, eaters } = copying
  const { rows } = await db.execute<{ guid: string }>(sql`
    with map as materialized (
      select i.guid as former, uuidv7() as copy, i.day + ${shift}::int as day from meal_plan_item i
      where ${RANGE(copying, 'i')} and i.deleted_at is null
    ), planned as (
      insert into meal_plan_day as t (plan, day, note)
      select ${to_plan}, d.day + ${shift}::int, d.note from meal_plan_day d
      where ${RANGE(copying, 'd')} and d.day + ${shift}::int in (select day from map)
      on conflict (plan, day) do update set note = case when t.note = '' then excluded.note else t.note end
    ), made as (
      insert into meal_plan_item (guid, plan, day, meal_type, position, kind, recipe, recipe_modified, ingredient, amount,
        leftover_of, is_pinned, note, last_known, added_by)
      select map.copy, ${to_plan}, map.day, i.meal_type, i.position + coalesce((
          select max(o.position) from meal_plan_item o where o.plan = ${to_plan} and o.day = map.day
            and o.meal_type = i.meal_type and o.deleted_at is null), 0),
        i.kind, i.recipe, i.recipe_modified, i.ingredient, i.amount, source.copy, i.is_pinned, i.note, i.last_known,
        coalesce(${person}::uuid, i.added_by)
      from map join meal_plan_item i on i.guid = map.former left join map source on source.former = i.leftover_of
      returning guid
    ), eaten as (
      insert into meal_plan_portion (item, eater, portions)
      select map.copy, e.copy, p.portions from map join meal_plan_portion p on p.item = map.former
        join jsonb_to_recordset(${JSON.stringify(eaters)}::jsonb) as e (former uuid, copy uuid) on e.former = p.eater
    )
    select guid from made`)
  return rows.map(({ guid }) => guid)
}

import type { Db } from '@zivina/db/database'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { type SQL, sql } from 'drizzle-orm'
import { itemFrom } from '../days/day-queries.ts'
import { IS_ACTIVE, type PlanReader, roleIn } from '../sql.ts'
import type { ItemRow } from './item-row.ts'

/** Named items, or everything of a day, or of one meal of it. */
export type WhichParts = { items: readonly { plan: string; item: string }[] } | { day: string; meal?: MealType }

export type PartRow = {
  plan: string
  plan_name: string
  eater: string
  eater_name: string
  is_me: boolean
  portions: number
  item: ItemRow
}

/** What each eater has of items of plans that the person may read, in the order of plans, items and eaters. */
export async function selectEatenParts(db: Db, reader: PlanReader, which: WhichParts): Promise<PartRow[]> {
  const { tables, item } = itemFrom(reader.guid)
  const { rows } = await db.execute<PartRow>(sql`
    select p.guid as plan, p.name as plan_name, e.guid as eater, coalesce(nullif(e.name, ''), u.username, '') as eater_name,
      coalesce(e."user" = ${reader.guid}, false) as is_me, o.portions::float8 as portions, ${item} as item
    from meal_plan p cross join lateral (select ${roleIn(reader)} as role) a
      join meal_plan_item i on i.plan = p.guid and i.deleted_at is null
      join meal_plan_portion o on o.item = i.guid join meal_plan_eater e on e.guid = o.eater
      left join "user" u on u.guid = e."user" ${tables}
    where p.deleted_at is null and a.role is not null and (a.role <> 'owner' or ${IS_ACTIVE}) and ${isWanted(reader, which)}
    order by p.created_at, p.guid, i.position, i.guid, e.created_at, e.guid`)
  return rows
}

function isWanted({ guid }: PlanReader, which: WhichParts): SQL {
  if ('items' in which) {
    const wanted = JSON.stringify(which.items)
    return sql`(p.guid, i.guid) in (select w.plan, w.item from jsonb_to_recordset(${wanted}::jsonb) as w (plan uuid, item uuid))`
  }
  const ofMeal = which.meal === undefined ? sql`true` : sql`i.meal_type = ${which.meal}`
  return sql`i.day = ${which.day} and ${ofMeal} and (p.premium_user = ${guid}
    or p.guid in (select s.object from share s where s.kind = 'meal_plan' and s."user" = ${guid}))`
}

import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'

/** Notes of what a plan has put on a locked list as of which change of the plan it is, also where nothing of it changed. */
export async function notePlanTime(
  db: Db,
  list: string,
  { plan, as_of }: { plan: string; as_of: string },
): Promise<void> {
  const noted = sql`(
    select jsonb_agg(case when part ->> 'meal_plan' = ${plan} then part || jsonb_build_object('as_of', ${as_of}::text) else part end)
    from jsonb_array_elements(planned) part)`
  const ofPlan = sql`list = ${list} and removed_at is null
    and planned @> jsonb_build_array(jsonb_build_object('meal_plan', ${plan}::text))`
  await db.execute(sql`
    with recipe_row as (update shopping_list_recipe set planned = ${noted} where ${ofPlan})
    update shopping_list_item set planned = ${noted} where ${ofPlan}`)
}

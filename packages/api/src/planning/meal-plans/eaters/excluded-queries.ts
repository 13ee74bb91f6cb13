import { EXCLUDED_FOODS_MAX } from '@zivina/contract/kernel/limits'
import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import { EXCLUDED_COLUMNS } from '#api/catalogue/excluded-foods/sql.ts'
import { readable } from '#api/kernel/access/sql.ts'
import type { ExcludedFoodRow } from '#api/kernel/declared/excluded-foods.ts'

/**
 * The excluded ingredients of a person: the union over their own meal plans of what the eater linked to their account excludes. Eaters in
 * other owners' plans are ignored.
 */
export async function selectExcludedFoods(db: Db, person: string): Promise<ExcludedFoodRow[]> {
  const { rows } = await db.execute<ExcludedFoodRow>(sql`
    select ${EXCLUDED_COLUMNS} from ingredient g
    where g.guid in (
      select unnest(e.excluded_ingredients) from meal_plan_eater e join meal_plan p on p.guid = e.plan
      where e."user" = ${person} and p.premium_user = ${person} and p.deleted_at is null)
      and ${readable('g', person)}
    order by g.name, g.guid limit ${EXCLUDED_FOODS_MAX}`)
  return rows
}

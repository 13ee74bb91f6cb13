import type { Db } from '@zivina/db/database'
import type { FoodAllergens } from '@zivina/domain/catalogue/allergens/allergens'
import { sql } from 'drizzle-orm'
import { readable } from '#api/kernel/access/sql.ts'

/** A food of one's own kitchen. */
export type KitchenFood = {
  guid: string
  name: string
  slug: string
  photos: string[]
  allergens: FoodAllergens
  is_at_home: boolean
  /** The median of what the person ate of it at once, grams; null if they did not, or if its weight is unknown. */
  eaten_grams: number | null
  /** The median of what approved recipes take for a portion, in the food's own unit; null where there are none. */
  recipe_amount: number | null
}

/** More than anybody cooks with; those eaten most often come first. */
const FOODS_MAX = 120

/** Foods that the person ate since a day, has at home or entered, as far as they may see them now. */
export async function selectKitchen(db: Db, person: string, since: string): Promise<KitchenFood[]> {
  const { rows } = await db.execute<KitchenFood>(sql`
    with eaten as (
      select e.ingredient, count(*) as times, percentile_cont(0.5) within group (order by e.grams) as grams
      from diary_entry e
      where e."user" = ${person} and e.day >= ${since} and e.deleted_at is null and e.ingredient is not null
      group by e.ingredient
    ), at_home as (
      select distinct p.ingredient from pantry_item p
      where p."user" = ${person} and p.used_up_at is null and p.ingredient is not null
    ), chosen as (
      select i.guid, i.name, i.slug, i.photos, i.allergens, h.ingredient is not null as is_at_home, e.grams as eaten_grams
      from ingredient i left join eaten e on e.ingredient = i.guid left join at_home h on h.ingredient = i.guid
      where (i.guid in (select ingredient from eaten) or i.guid in (select ingredient from at_home) or i.creator = ${person})
        and ${readable('i', person)}
      order by e.times desc nulls last, i.name limit ${FOODS_MAX}
    )
    select c.*, (
      select percentile_cont(0.5) within group (order by l.amount / r.portion_size)::float8
      from recipe_ingredient l join recipe r on r.guid = l.recipe
      where l.ingredient = c.guid and r.status = 'Approved' and l.amount > 0) as recipe_amount
    from chosen c`)
  return rows
}

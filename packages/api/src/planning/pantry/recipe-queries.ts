import type { Db } from '@zivina/db/database'
import { ALWAYS_AT_HOME } from '@zivina/domain/catalogue/foods/always-at-home'
import { sql } from 'drizzle-orm'
import { CARD_COLUMNS, type CardRow, CREATOR_JOIN } from '#api/catalogue/recipes/read/sql.ts'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { jsonRows } from '#api/kernel/lists/sql.ts'

/** How much of a food is at home in its own unit; null where it is there in an unknown amount. */
export type Held = { ingredient: string; amount: number | null }

/** The same with the day until which the first of it is to be eaten; null where none is known. */
export type DatedHeld = Held & { best_before: string | null }

/** A recipe of which more is missing cannot be cooked now; spices, of which a pinch is borrowed, are not counted for this. */
const MISSING_MAX = 2
/** What lasts longer than these days does not spoil soon. */
const SOON_DAYS = 14

export type CookableRow = { card: CardRow; food_count: number; missing: { guid: string; name: string }[] }

/**
 * Approved recipes that what is at home nearly suffices for: those that use what spoils first, then those of which the fewest foods are
 * missing, then those that use most, then the newest. What should have been eaten before today hurries no more. A food is missing where less of it is at home than so
 * many portions need; what every kitchen has is not counted.
 */
export async function selectCookable(
  db: Db,
  held: readonly DatedHeld[],
  { portions, today, limit, offset }: Page & { portions: number; today: string },
): Promise<Counted<CookableRow>> {
  const { rows } = await db.execute<Counted<CookableRow>>(sql`
    with held as materialized (
      select h.ingredient, h.amount, h.best_before
      from jsonb_to_recordset(${JSON.stringify(held)}::jsonb) as h(ingredient uuid, amount float8, best_before date)
    ), touched as materialized (
      select distinct l.recipe from recipe_ingredient l join held on held.ingredient = l.ingredient
        join recipe r on r.guid = l.recipe where r.status = 'Approved' and not r.is_private and not r.duplicate
    ), need as materialized (
      select l.recipe, l.ingredient, i.is_spice, sum(l.amount)::float8 / r.portion_size * ${portions} as amount
      from touched t join recipe r on r.guid = t.recipe join recipe_ingredient l on l.recipe = t.recipe
        join ingredient i on i.guid = l.ingredient and i.slug <> all(${sql.param(ALWAYS_AT_HOME)}::text[])
      group by l.recipe, l.ingredient, i.is_spice, r.portion_size
    ), judged as (
      select n.recipe, count(*)::int as food_count,
        count(*) filter (where h.ingredient is null or h.amount < n.amount - 0.000001)::int as missing_count,
        count(*) filter (where not n.is_spice and (h.ingredient is null or h.amount < n.amount - 0.000001))::int as lacking_count,
        min(h.best_before) filter (where h.best_before between ${today}::date and ${today}::date + ${SOON_DAYS}::int) as spoils_on
      from need n left join held h on h.ingredient = n.ingredient group by n.recipe
    ), usable as materialized (select * from judged where missing_count < food_count and lacking_count <= ${MISSING_MAX})
    select (select count(*)::int from usable) as count, ${jsonRows(sql`
      select to_jsonb(card) as card, page.food_count, ${jsonRows(sql`
          select i.guid, coalesce(i.kitchen->>'name', i.name) as name from need n join ingredient i on i.guid = n.ingredient
            left join held h on h.ingredient = n.ingredient
          where n.recipe = page.recipe and (h.ingredient is null or h.amount < n.amount - 0.000001)
          order by 2`)} as missing
      from (
        select u.* from usable u join recipe r on r.guid = u.recipe
        order by u.spoils_on, u.missing_count, u.food_count desc, r.created_at desc, r.guid desc limit ${limit} offset ${offset}
      ) page join recipe r on r.guid = page.recipe ${CREATOR_JOIN} cross join lateral (select ${CARD_COLUMNS}) card
      order by page.spoils_on, page.missing_count, page.food_count desc, r.created_at desc, r.guid desc`)} as rows`)
  return rows[0] ?? { rows: [], count: 0 }
}

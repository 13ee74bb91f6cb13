import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import type { ListFilter } from '#api/catalogue/recipes/filter/service.ts'
import { ingredientConditions, rowConditions } from '#api/catalogue/recipes/filter/sql.ts'
import type { Page } from '#api/kernel/lists/page.ts'
import { allOf } from '#api/kernel/lists/sql.ts'
import { guidArray } from '../sql.ts'

/**
 * Guids of the matching approved recipes, those that use most of the pantry first, newest first among equals. Uses are counted
 * on the index of the lines; an ingredient in two segments counts once.
 */
export async function rankByPantry(db: Db, filter: ListFilter, { limit, offset }: Page): Promise<string[]> {
  const where = allOf([...rowConditions(filter), ...ingredientConditions({ ...filter, pantry_ingredients: [] })])
  const { rows } = await db.execute<{ guid: string }>(sql`
    select r.guid from (
      select held.recipe, count(*) as number
      from unnest(${guidArray(filter.pantry_ingredients)}) as wanted(guid)
      cross join lateral (select distinct recipe from recipe_ingredient where ingredient = wanted.guid) held
      group by held.recipe
    ) used join recipe r on r.guid = used.recipe
    where ${where} order by used.number desc, r.created_at desc, r.guid desc limit ${limit} offset ${offset}`)
  return rows.map(({ guid }) => guid)
}

import type { Db } from '@zivina/db/database'
import type { OpenableLine } from '@zivina/domain/catalogue/dish-figures/open-dishes'
import type { FreeLine } from '@zivina/domain/catalogue/free-lines'
import { sql } from 'drizzle-orm'
import { readable } from '#api/kernel/access/sql.ts'

/** A recipe, or a person's modified recipe, with what cooking it takes. Amounts are of all portions. */
export type PartsRow = {
  guid: string
  name: string
  is_modified: boolean
  portion_size: number
  free_lines: FreeLine[]
  lines: OpenableLine[]
  /** Recipes whose dishes are in it, however deep, as far as the person sees them. */
  dishes: string[]
}

const LINE = sql.raw(
  'l.ingredient, i.slug, i.name as text, i.weight_units as unit, l.amount::float8 as amount, i.from_recipe as dish, l.position',
)

/** Those of the recipes and modified recipes that a person may cook from. */
export async function selectParts(db: Db, user: string, guids: readonly string[]): Promise<PartsRow[]> {
  const wanted = sql`any(${sql.param(guids)}::uuid[])`
  const { rows } = await db.execute<PartsRow>(sql`
    with recursive target as (
      select r.guid, r.name, r.portion_size, r.free_lines, false as is_modified from recipe r
      where r.guid = ${wanted} and ${readable('r', user)}
      union all
      select m.guid, m.name, m.portion_size, m.free_lines, true from recipe_modified m
      where m.guid = ${wanted} and m."user" = ${user}
    ), line as (
      select l.recipe as target, ${LINE}, null as instead_of from recipe_ingredient l join ingredient i on i.guid = l.ingredient
      where l.recipe in (select guid from target)
      union all
      select l.recipe_modified, ${LINE}, f.name from recipe_modified_ingredient l join ingredient i on i.guid = l.ingredient
        left join ingredient f on f.guid = l.instead_of
      where l.recipe_modified in (select guid from target)
    ), dish(target, recipe) as (
      select line.target, d.guid from line join recipe d on d.guid = line.dish where ${readable('d', user)}
      union
      select s.target, d.guid from dish s join recipe_ingredient l on l.recipe = s.recipe
        join ingredient i on i.guid = l.ingredient join recipe d on d.guid = i.from_recipe where ${readable('d', user)}
    )
    select t.guid, t.name, t.is_modified, t.portion_size, t.free_lines,
      (select coalesce(json_agg(line order by line.position), '[]') from line where line.target = t.guid) as lines,
      array(select dish.recipe::text from dish where dish.target = t.guid) as dishes
    from target t`)
  return rows
}

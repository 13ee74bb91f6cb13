import type { PlannedFood } from '@zivina/contract/planning/shopping-fields'
import type { ShoppingList } from '@zivina/contract/planning/shopping-lists'
import type { Db } from '@zivina/db/database'
import { FRUIT_PARTS } from '@zivina/domain/planning/shopping/fruit-parts'
import { type SQL, sql } from 'drizzle-orm'
import { readable } from '#api/kernel/access/sql.ts'
import { jsonRows } from '#api/kernel/lists/sql.ts'
import { FOOD_COLUMNS, readableBy } from '../sql.ts'
import { type CardRow, cardColumns } from './list-queries.ts'

/** A list with everything on it. Times are PostgreSQL's text of an instant; categories are in the catalogue's order. */
export type WholeRow = CardRow &
  Pick<ShoppingList, 'recipes' | 'items' | 'foods' | 'marks' | 'products' | 'at_home' | 'changed_plans'> & {
    staples: Omit<ShoppingList['staples'][number], 'is_due'>[]
    categories: { guid: string; name: string; position: number }[]
    shop_order: string[] | null
  }

/** Juice and zest are bought as fruits, which the list has to know. */
const FRUITS = JSON.stringify(Object.fromEntries(Object.entries(FRUIT_PARTS).map(([part, { whole }]) => [part, whole])))

const nameOf = (alias: string) => sql.raw(`coalesce(nullif(${alias}.full_name, ''), ${alias}.username)`)

/** One list that a person may read, with all that its lines are computed from, in one statement. */
export async function selectWhole(db: Db, person: string, guid: string): Promise<WholeRow | null> {
  const { rows } = await db.execute<WholeRow>(wholeOf(person, sql`${guid}`))
  return rows[0] ?? null
}

/** Several of them, in this order. */
export async function selectWholes(db: Db, person: string, guids: readonly string[]): Promise<WholeRow[]> {
  if (guids.length === 0) return []
  const { rows } = await db.execute<WholeRow>(sql`
    select whole.* from unnest(${sql.param(guids)}::uuid[]) with ordinality as wanted_list(guid, place)
    cross join lateral (${wholeOf(person, sql.raw('wanted_list.guid'))}) as whole order by wanted_list.place`)
  return rows
}

function wholeOf(person: string, guid: SQL): SQL {
  return sql`
    with list as (
      select ${cardColumns(person)}, l."user" as owner from shopping_list l join "user" o on o.guid = l."user"
      where l.guid = ${guid} and ${readableBy(person)}
    ), recipe_row as (
      select r.* from shopping_list_recipe r join list on r.list = list.guid where r.removed_at is null
    ), item_row as (
      select i.* from shopping_list_item i join list on i.list = list.guid where i.removed_at is null
    ), staple_row as (
      select s.* from shopping_list_staple s join list on s.list = list.guid
    ), needed as (
      select ingredient from item_row union select ingredient from staple_row
      union select (line ->> 'ingredient')::uuid from recipe_row, jsonb_array_elements(recipe_row.lines) line
    ), wanted as (
      select ingredient from needed
      union select whole.guid from needed join ingredient part on part.guid = needed.ingredient
        join jsonb_each_text(${FRUITS}::jsonb) fruit on fruit.key = part.slug
        join ingredient whole on whole.slug = fruit.value and whole.status = 'Approved'
    )
    select list.*,
      ${jsonRows(sql`
        select r.guid, r.name, r.portions, r.lines, r.created_at as added_at,
          case when m.guid is not null then json_build_object('guid', m.guid, 'slug', m.slug, 'is_modified', true)
            when ${readable('o', person)} then json_build_object('guid', o.guid, 'slug', o.slug, 'is_modified', false) end as recipe
        from recipe_row r left join recipe o on o.guid = r.recipe
          left join recipe_modified m on m.guid = r.recipe_modified and m."user" = ${person}
        order by r.created_at, r.guid`)} as recipes,
      ${jsonRows(sql`
        select i.guid, i.ingredient, i.text, i.amount, i.unit, i.created_at as added_at, ${nameOf('u')} as added_by
        from item_row i left join "user" u on u.guid = i.added_by order by i.created_at, i.guid`)} as items,
      ${jsonRows(sql`
        select s.guid, s.ingredient, s.text, s.amount, s.unit, s.every_days, s.due_on
        from staple_row s order by s.created_at, s.guid`)} as staples,
      ${jsonRows(sql`
        select k.key, k.is_ticked, k.covered, k.kind, k.marked_at, ${nameOf('u')} as marked_by
        from shopping_list_mark k join list on k.list = list.guid left join "user" u on u.guid = k.marked_by
        order by k.marked_at, k.key`)} as marks,
      ${jsonRows(sql`
        select ${FOOD_COLUMNS} from ingredient i join sub_food_category c on c.guid = i.sub_food_category
        where i.guid in (select ingredient from wanted) order by i.name`)} as foods,
      ${jsonRows(sql`
        select p.ingredient, p.package_sizes, p.price, p.price_amount from shopping_product p
        join list on p."user" = list.owner where p.ingredient in (select ingredient from wanted)
        order by p.ingredient`)} as products,
      ${jsonRows(sql`
        select h.ingredient, h.amount, h.unit from pantry_item h
        where h."user" = ${person} and h.used_up_at is null and h.ingredient in (select ingredient from wanted)
        order by h.created_at, h.guid`)} as at_home,
      ${jsonRows(sql`
        select p.guid as meal_plan, p.name, min(part ->> 'day') as "from", max(part ->> 'day') as "to"
        from (select planned from recipe_row union all select planned from item_row) put, jsonb_array_elements(put.planned) part
          join meal_plan p on p.guid = (part ->> 'meal_plan')::uuid
        where p.premium_user = ${person} and p.deleted_at is null
        group by p.guid having bool_or(p.updated_at > (part ->> 'as_of')::timestamptz) order by p.guid`)} as changed_plans,
      ${jsonRows(sql`select guid, name, position from food_category order by position, slug`)} as categories,
      (select to_json(s.categories) from shop_order s where s."user" = ${person}) as shop_order
    from list`
}

/** Those of the foods that a person may see, for a list or a pantry. */
export async function selectFoods(db: Db, person: string, guids: readonly string[]): Promise<PlannedFood[]> {
  const { rows } = await db.execute<PlannedFood>(sql`
    select ${FOOD_COLUMNS} from ingredient i join sub_food_category c on c.guid = i.sub_food_category
    where i.guid = any(${sql.param(guids)}::uuid[]) and ${readable('i', person)}`)
  return rows
}

import type { Db } from '@zivina/db/database'
import { executeNamed } from '@zivina/db/named-statements'
import type { ingredient } from '@zivina/db/schema/catalogue/ingredient'
import type { FoodGroup } from '@zivina/domain/catalogue/foods/food-groups'
import { type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '#api/kernel/access/ownership.ts'
import { notPrivateTo, readable } from '#api/kernel/access/sql.ts'
import type { Page } from '#api/kernel/lists/page.ts'
import { SHOWN_COLUMNS } from '../versions/sql.ts'
import type { IngredientRow, IngredientSummaryRow } from './present.ts'

type Row = typeof ingredient.$inferSelect
export type SummaryRow = IngredientSummaryRow & Pick<Row, 'guid' | 'amount' | 'status' | 'is_private'>

export const SUMMARY_COLUMNS = sql`i.guid, i.amount, i.status, i.is_private, ${SHOWN_COLUMNS}`

/** Approved ingredients, and the viewer's own ones in any state; an admin too is offered no others. */
export const offeredTo = ({ guid }: Pick<Viewer, 'guid'>): SQL => readable('i', guid)

/** Ingredient `i` is no food made of a recipe. These are reached through their recipes, not searched for or listed. */
export const NO_DISH = sql.raw('i.from_recipe is null')

/**
 * The number of listed recipes with each approved ingredient, the most used first. Unused ones are absent. Counts all lines
 * by their index and subtracts those of the few unapproved recipes and duplicates, so that no other recipe is read.
 */
export async function countUses(db: Db): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ guid: string; uses: number }>(sql`
    select i.guid, used.uses from (
      select ingredient, sum(number)::int as uses from (
        select ingredient, count(distinct recipe) as number from recipe_ingredient group by ingredient
        union all
        select l.ingredient, -count(distinct l.recipe) from recipe r join recipe_ingredient l on l.recipe = r.guid
        where r.status <> 'Approved' or r.duplicate_of is not null group by l.ingredient
      ) counted group by ingredient having sum(number) > 0
    ) used join ingredient i on i.guid = used.ingredient
    where i.status = 'Approved' and ${NO_DISH} order by used.uses desc, i.name, i.guid`)
  return new Map(rows.map(({ guid, uses }) => [guid, uses]))
}

/** Of these approved ingredients the guids of those in one of the food groups, in the order of the guids. */
export async function selectOfGroups(
  db: Db,
  guids: readonly string[],
  groups: readonly FoodGroup[],
): Promise<string[]> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    select i.guid from unnest(${sql.param(guids)}::uuid[]) with ordinality as used(guid, place)
    join ingredient i on i.guid = used.guid and i.status = 'Approved' and i.food_groups && ${sql.param(groups)}::text[]
    order by used.place`)
  return rows.map(({ guid }) => guid)
}

/** Number of ingredients that a user may see. */
export async function countIngredients(db: Db, viewer: Viewer): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ingredient i where ${offeredTo(viewer)} and ${NO_DISH}`)
  return rows[0]?.count ?? 0
}

/** Ingredients by guid that a user may see, in the order of the guids. */
export async function selectByGuids(db: Db, guids: readonly string[], viewer: Viewer): Promise<SummaryRow[]> {
  if (guids.length === 0) return []
  return executeNamed<SummaryRow>(
    db,
    sql`
    select ${SUMMARY_COLUMNS}
    from unnest(${sql.param(guids)}::uuid[]) with ordinality as wanted(guid, place)
    join ingredient i on i.guid = wanted.guid and ${offeredTo(viewer)} order by wanted.place`,
  )
}

/** The food made of a recipe. */
export async function selectDishFood(db: Db, recipe: string): Promise<SummaryRow | null> {
  const { rows } = await db.execute<SummaryRow>(sql`
    select ${SUMMARY_COLUMNS} from ingredient i where i.from_recipe = ${recipe}`)
  return rows[0] ?? null
}

/** Ingredients that a user may see except the given ones, by name. */
export async function selectOthers(
  db: Db,
  guids: readonly string[],
  { limit, offset }: Page,
  viewer: Viewer,
): Promise<SummaryRow[]> {
  const { rows } = await db.execute<SummaryRow>(sql`
    select ${SUMMARY_COLUMNS} from ingredient i
    where ${offeredTo(viewer)} and ${NO_DISH} and i.guid <> all(${sql.param(guids)}::uuid[])
    order by i.name, i.guid limit ${limit} offset ${offset}`)
  return rows
}

/** Columns of an `IngredientRow`, of ingredient `i` and its categories. */
export const INGREDIENT_COLUMNS = sql`${SUMMARY_COLUMNS}, i.barcodes, i.package_size, i.portion_size, i.from_source,
  i.matched_with, i.suggestion_names, i.macro_specification, i.status_note, i.creator,
  i.source, i.source_id, i.source_name,
  i.approximate, i.created_at, i.updated_at, s.guid as sub_guid, s.name as sub_name, s.slug as sub_slug,
  c.guid as category_guid, c.name as category_name, c.slug as category_slug`
export const CATEGORY_JOIN = sql`join sub_food_category s on s.guid = i.sub_food_category
  join food_category c on c.guid = s.food_category`

/** One ingredient that a user may see, with its categories. */
export async function selectIngredient(db: Db, guid: string, viewer: Viewer): Promise<IngredientRow | null> {
  const { rows } = await db.execute<IngredientRow>(sql`
    select ${INGREDIENT_COLUMNS} from ingredient i ${CATEGORY_JOIN}
    where i.guid = ${guid} and ${readable('i', viewer)} and ${notPrivateTo('i', viewer.guid)}`)
  return rows[0] ?? null
}

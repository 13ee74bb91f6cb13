import type { FoodLetter } from '@zivina/contract/catalogue/food-letters'
import type { Db } from '@zivina/db/database'
import type { ingredient } from '@zivina/db/schema/catalogue/ingredient'
import { type SQL, sql } from 'drizzle-orm'
import { CARD_COLUMNS, type CardRow, CREATOR_JOIN, LISTED, selectCards } from '#api/catalogue/recipes/read/sql.ts'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { countedPage, NO_ROWS } from '#api/kernel/lists/sql.ts'

export type FoodRow = Pick<
  typeof ingredient.$inferSelect,
  'guid' | 'slug' | 'name' | 'photos' | 'kilojoules' | 'weight_units'
>

const CARD = sql.raw('i.guid, i.slug, i.name, i.photos, i.kilojoules, i.weight_units')
/** The letter that an ingredient is listed under, as its index has it. */
const LETTER = sql.raw(`(case when i.search_text like 'ch%' then 'ch' else left(i.search_text, 1) end)`)

/** Foods with a page: approved ones that are not made of a recipe. */
const HAS_PAGE = sql.raw(`i.status = 'Approved' and i.from_recipe is null`)

/** Approved foods of a category or a sub-category; of all where none is named. */
function inGroup(group: string | null): SQL {
  if (group === null) return HAS_PAGE
  return sql`${HAS_PAGE} and i.sub_food_category in (
    select s.guid from sub_food_category s join food_category c on c.guid = s.food_category
    where s.slug = ${group} or c.slug = ${group})`
}

/** Guids of all approved foods of a category or a sub-category. */
export async function selectGroup(db: Db, group: string): Promise<string[]> {
  const { rows } = await db.execute<{ guid: string }>(sql`select i.guid from ingredient i where ${inGroup(group)}`)
  return rows.map(({ guid }) => guid)
}

export async function countFoods(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ingredient i where ${inGroup(null)}`,
  )
  return rows[0]?.count ?? 0
}

/** Approved foods by their guids, in that order. */
export async function selectFoods(db: Db, guids: readonly string[]): Promise<FoodRow[]> {
  if (guids.length === 0) return []
  const { rows } = await db.execute<FoodRow>(sql`
    select ${CARD} from unnest(${sql.param(guids)}::uuid[]) with ordinality as wanted(guid, place)
    join ingredient i on i.guid = wanted.guid and i.status = 'Approved' order by wanted.place`)
  return rows
}

/** Approved foods of a group except the given ones, by name. */
export async function selectOtherFoods(
  db: Db,
  { group, except }: { group: string | null; except: readonly string[] },
  { limit, offset }: Page,
): Promise<FoodRow[]> {
  const { rows } = await db.execute<FoodRow>(sql`
    select ${CARD} from ingredient i where ${inGroup(group)} and i.guid <> all(${sql.param(except)}::uuid[])
    order by i.name limit ${limit} offset ${offset}`)
  return rows
}

/** Approved foods under a letter, by name. */
export async function selectByLetter(
  db: Db,
  { group, letter }: { group: string | null; letter: FoodLetter },
  { limit, offset }: Page,
): Promise<Counted<FoodRow>> {
  const passing = sql`from ingredient i where ${inGroup(group)} and ${LETTER} = ${letter}`
  const page = sql`select ${CARD} ${passing} order by i.name limit ${limit} offset ${offset}`
  const { rows } = await db.execute<Counted<FoodRow>>(countedPage(passing, page))
  return rows[0] ?? NO_ROWS
}

/** The approved food with a slug, or with a former one where no food has it now. */
export async function selectFoodGuid(db: Db, slug: string): Promise<string | null> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    select i.guid from ingredient i where ${HAS_PAGE} and i.guid = coalesce(
      (select guid from ingredient where slug = ${slug}), (select ingredient from ingredient_old_slug where slug = ${slug}))`)
  return rows[0]?.guid ?? null
}

/** The approved recipes with most of a food in a portion, and the number of all with it. */
export async function selectRecipesWith(db: Db, food: string, limit: number): Promise<Counted<CardRow>> {
  const rows = await selectCards<CardRow & { count: number }>(
    db,
    sql`
    select ${CARD_COLUMNS}, used.count from (
      select r.guid, count(*) over ()::int as count, l.amount / r.portion_size as amount, r.created_at from (
        select recipe, sum(amount) as amount from recipe_ingredient where ingredient = ${food} group by recipe
      ) l join recipe r on r.guid = l.recipe and ${LISTED}
      order by 3 desc, 4 desc, 1 limit ${limit}
    ) used join recipe r on r.guid = used.guid ${CREATOR_JOIN}
    order by used.amount desc, used.created_at desc, r.guid`,
  )
  return { rows, count: rows[0]?.count ?? 0 }
}

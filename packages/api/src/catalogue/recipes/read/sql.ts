import type { Db } from '@zivina/db/database'
import { executeNamed } from '@zivina/db/named-statements'
import type { ingredient } from '@zivina/db/schema/catalogue/ingredient'
import type { recipe } from '@zivina/db/schema/catalogue/recipe'
import type { recipeIngredient } from '@zivina/db/schema/catalogue/recipe-ingredient'
import { type SQL, sql } from 'drizzle-orm'
import type { CreatorRow } from '#api/catalogue/creators/present.ts'
import type { IngredientSummaryRow } from '#api/catalogue/ingredients/read/present.ts'
import type { Viewer } from '#api/kernel/access/ownership.ts'

type Recipe = typeof recipe.$inferSelect

/** A recipe as lists show it. Times are PostgreSQL's text of an instant. */
export type CardRow = Pick<
  Recipe,
  | 'guid'
  | 'slug'
  | 'name'
  | 'photos'
  | 'portion_size'
  | 'time_minutes'
  | 'resting_time'
  | 'difficulty'
  | 'dietary_preference'
  | 'dietary_goal'
  | 'diet_types'
  | 'without_allergens'
  | 'meal_types'
  | 'cooking_type'
  | 'tags'
  | 'no_side_dish'
  | 'duplicate'
  | 'status'
  | 'kilojoules'
  | 'calories_in_total'
  | 'protein_in_total'
  | 'carbohydrates_in_total'
  | 'fat_in_total'
  | 'sugars_in_total'
  | 'salt_in_total'
  | 'fiber_in_total'
  | 'saturated_fats_in_total'
  | 'nutrient_coverage'
  | 'rating_sum'
  | 'rating_count'
> & { created_at: string; updated_at: string } & CreatorRow

/** With the columns for its editors. */
export type OwnRow = CardRow & Pick<Recipe, 'version' | 'status_note' | 'source_url' | 'is_private'>

export type StepRow = { number: number; step_title: string; step_text: string }
type Line = typeof recipeIngredient.$inferSelect
export type LineRow = IngredientSummaryRow &
  Pick<Line, 'amount' | 'typed_amount' | 'typed_unit' | 'count_macros' | 'segment'> & {
    ingredient: (typeof ingredient.$inferSelect)['guid']
  }

/** What a recipe says around its steps. */
export type WordsRow = Pick<Recipe, 'headnote' | 'tip' | 'storage' | 'aimed_iddsi_level'>

/**
 * The columns of a `CardRow`, of `r` recipe, `u` user and `p` public_profile. A constant, as building it each time takes long.
 */
export const CARD_COLUMNS: SQL = sql.raw(`
  r.guid, r.slug, r.name, r.photos, r.created_at, r.updated_at, r.portion_size, r.time_minutes, r.resting_time, r.difficulty,
  r.dietary_preference, r.dietary_goal, r.diet_types, r.without_allergens, r.meal_types, r.cooking_type, r.tags,
  r.no_side_dish, r.duplicate,
  r.status, r.kilojoules, r.calories_in_total, r.protein_in_total, r.carbohydrates_in_total, r.fat_in_total,
  r.sugars_in_total, r.salt_in_total, r.fiber_in_total, r.saturated_fats_in_total, r.nutrient_coverage,
  r.rating_sum, r.rating_count,
  u.guid as creator_guid, u.username as creator_username, p.name as creator_name, p.slug as creator_slug,
  p.colour as creator_colour, p.logo as creator_logo, p.image as creator_image`)

/** Joins the author to `r`. */
export const CREATOR_JOIN: SQL = sql.raw(
  `join "user" u on u.guid = r.creator left join public_profile p on p.user = u.guid`,
)

/** A list of guids as one bound parameter. */
export function guidArray(guids: readonly string[]): SQL {
  return sql`${`{${guids.join(',')}}`}::uuid[]`
}

/**
 * Runs a query whose rows are `CardRow`s. They are returned as one JSON text: the driver takes twice as long to parse a page's
 * hundreds of values and arrays one by one.
 */
export async function selectCards<Row = CardRow>(db: Db, query: SQL): Promise<Row[]> {
  const { rows } = await db.execute<{ cards: Row[] | null }>(asCards(query))
  return rows[0]?.cards ?? []
}

/** The same for a statement with one text, planned once for a connection: see `executeNamed` for which statements may be. */
export async function selectCardsNamed(db: Db, query: SQL): Promise<CardRow[]> {
  const [found] = await executeNamed<{ cards: CardRow[] | null }>(db, asCards(query))
  return found?.cards ?? []
}

function asCards(query: SQL): SQL {
  return sql`select json_agg(card) as cards from (${query}) card`
}

/** Whether recipe `r` is in the lists: approved, and no duplicate of another. The covering indexes are of these alone. */
export const LISTED: SQL = sql.raw(`r.status = 'Approved' and not r.duplicate`)

const ANONYMOUS: Viewer = { guid: null, is_admin: false }

/**
 * The guid of the recipe that an address leads to: by its slug or a former one, and from a duplicate to its original while that is
 * approved. Its author and admins get the duplicate itself, as they may change it.
 * @param slug a bound text, or the column of one
 */
export function recipeAt(slug: string | SQL, { guid, is_admin }: Viewer = ANONYMOUS): SQL {
  const asked = sql`(select guid from recipe where slug = ${slug}), (select recipe from recipe_old_slug where slug = ${slug})`
  if (is_admin) return sql`coalesce(${asked})`
  const isTheirs = guid === null ? sql`` : sql`and a.creator <> ${guid}`
  return sql`(
    select coalesce(o.guid, a.guid) from recipe a
    left join recipe o on o.guid = a.duplicate_of and o.status = 'Approved' ${isTheirs}
    where a.guid = coalesce(${asked}))`
}

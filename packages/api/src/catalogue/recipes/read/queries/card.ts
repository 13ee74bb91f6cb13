import type { Db } from '@zivina/db/database'
import { executeNamed } from '@zivina/db/named-statements'
import { type SQL, sql } from 'drizzle-orm'
import type { CardRow } from './card-row.ts'

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

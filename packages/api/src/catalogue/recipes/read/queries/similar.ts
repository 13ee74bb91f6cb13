import type { Db } from '@zivina/db/database'
import type { ComparableRecipe } from '@zivina/domain/catalogue/similarity'
import { sql } from 'drizzle-orm'
import { CARD_COLUMNS, type CardRow, CREATOR_JOIN, guidArray, LISTED, recipeAt, selectCardsNamed } from '../sql.ts'

/**
 * How many recipes are considered for each ingredient, newest first. All recipes of a rare ingredient are considered, which
 * matter most.
 */
const PER_INGREDIENT = 200
/**
 * How many candidates are returned, those that share most first. Enough for a handful of cards; each takes the reading of a
 * row.
 */
const CANDIDATES_MAX = 200

const COMPARABLE = sql.raw('r.guid, r.ingredient_guids as ingredients, r.meal_types, r.calories_in_total')

/** The columns for similarity of the approved recipe with a slug or a former slug. */
export async function selectComparable(db: Db, slug: string): Promise<ComparableRecipe | null> {
  const { rows } = await db.execute<ComparableRecipe>(sql`
    select ${COMPARABLE} from recipe r
    where r.status = 'Approved' and r.guid = ${recipeAt(slug)}`)
  return rows[0] ?? null
}

/**
 * Approved recipes that share ingredients with one, those that share most first, newest among equals. The number of shared
 * ingredients comes from the index of the lines only; rows are read for the returned candidates. They are returned as one JSON
 * text, as parsing hundreds of arrays one by one would take longer than finding them.
 */
export async function selectCandidates(db: Db, recipe: ComparableRecipe): Promise<ComparableRecipe[]> {
  const { rows } = await db.execute<{ candidates: ComparableRecipe[] | null }>(sql`
    select json_agg(candidate) as candidates from (
      select ${COMPARABLE}
      from (
        select shared.recipe
        from unnest(${guidArray(recipe.ingredients)}) as wanted(guid)
        cross join lateral (
          select distinct l.recipe from (
            select recipe from recipe_ingredient where ingredient = wanted.guid order by recipe desc limit ${PER_INGREDIENT}
          ) l
        ) shared
        where shared.recipe <> ${recipe.guid}
        group by shared.recipe order by count(*) desc, shared.recipe desc limit ${CANDIDATES_MAX}
      ) near join recipe r on r.guid = near.recipe and ${LISTED}
    ) candidate`)
  return rows[0]?.candidates ?? []
}

/** Approved recipes by guid, unordered. */
export async function selectRecipesByGuid(db: Db, guids: readonly string[]): Promise<CardRow[]> {
  if (guids.length === 0) return []
  return selectCardsNamed(
    db,
    sql`
    select ${CARD_COLUMNS} from recipe r ${CREATOR_JOIN}
    where r.status = 'Approved' and r.guid = any(${guidArray(guids)})`,
  )
}

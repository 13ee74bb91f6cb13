import type { Db } from '@zivina/db/database'
import type { ComparableRecipe } from '@zivina/nutrition/similarity'
import { sql } from 'drizzle-orm'
import { CARD_COLUMNS, CREATOR_JOIN, guidArray, selectCards } from './card-queries.ts'
import type { CardRow } from './card-row.ts'

/** Recipes looked at for each ingredient, newest first. A rare ingredient's are all looked at, and those say most. */
const PER_INGREDIENT = 200
/** Candidates handed on, those that share most first. */
const CANDIDATES_MAX = 300

const COMPARABLE = sql.raw('r.guid, r.ingredient_guids as ingredients, r.meal_types, r.calories_in_total')

/** What similarity needs of the approved recipe of a slug, present or former. */
export async function selectComparable(db: Db, slug: string): Promise<ComparableRecipe | null> {
  const { rows } = await db.execute<ComparableRecipe>(sql`
    select ${COMPARABLE} from recipe r
    where r.status = 'Approved' and r.guid = coalesce(
      (select guid from recipe where slug = ${slug}), (select recipe from recipe_old_slug where slug = ${slug}))`)
  return rows[0] ?? null
}

/** Approved recipes that share ingredients with one, those that share most first; a bounded number of rows is read. */
export async function selectCandidates(db: Db, recipe: ComparableRecipe): Promise<ComparableRecipe[]> {
  const { rows } = await db.execute<ComparableRecipe>(sql`
    select ${COMPARABLE}
    from unnest(${guidArray(recipe.ingredients)}) as wanted(guid)
    cross join lateral (
      select distinct l.recipe from (
        select recipe from recipe_ingredient where ingredient = wanted.guid order by recipe desc limit ${PER_INGREDIENT}
      ) l
    ) shared
    join recipe r on r.guid = shared.recipe and r.status = 'Approved' and r.guid <> ${recipe.guid}
    group by r.guid order by count(*) desc, r.guid limit ${CANDIDATES_MAX}`)
  return rows
}

/** Approved recipes by guid, in no order. */
export async function selectRecipesByGuid(db: Db, guids: readonly string[]): Promise<CardRow[]> {
  if (guids.length === 0) return []
  return selectCards(
    db,
    sql`
    select ${CARD_COLUMNS} from recipe r ${CREATOR_JOIN}
    where r.status = 'Approved' and r.guid = any(${guidArray(guids)})`,
  )
}

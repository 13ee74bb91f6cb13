import type { Db } from '@zivina/db/database'
import { COMPANION_TAGS, type PairedRecipe } from '@zivina/domain/catalogue/pairing/pairing'
import { sql } from 'drizzle-orm'
import { LISTED, recipeAt } from '../sql.ts'

/** How many of each kind are considered, newest first: far more than a list of four needs, whatever diets it must keep. */
const OF_A_KIND = 300

const PAIRED = sql.raw(`
  r.guid, r.meal_types, r.tags, r.cooking_type, r.no_side_dish, r.dietary_preference, r.diet_types,
  r.ingredient_guids as ingredients`)

/** The columns for pairing of the approved recipe with a slug or a former slug. */
export async function selectPaired(db: Db, slug: string): Promise<PairedRecipe | null> {
  const { rows } = await db.execute<PairedRecipe>(sql`
    select ${PAIRED} from recipe r
    where r.status = 'Approved' and r.guid = ${recipeAt(slug)}`)
  return rows[0] ?? null
}

/**
 * Approved recipes that may be a side of another one: those with one of the tags that want something beside them, and drinks. The
 * same for every recipe. Answered as one JSON text, as the candidates of similarity are.
 */
export async function selectSides(db: Db): Promise<PairedRecipe[]> {
  const tags = [COMPANION_TAGS.salad, COMPANION_TAGS.baked, COMPANION_TAGS.spread]
  const { rows } = await db.execute<{ sides: PairedRecipe[] | null }>(sql`
    select json_agg(side) as sides from (
      (select ${PAIRED} from recipe r
        where ${LISTED} and not r.no_side_dish and r.tags && ${sql.param(tags)}::text[]
        order by r.guid desc limit ${OF_A_KIND})
      union all
      (select ${PAIRED} from recipe r where ${LISTED} and 'Drinks' = any(r.meal_types)
        order by r.guid desc limit ${OF_A_KIND})
    ) side`)
  return rows[0]?.sides ?? []
}

import type { Db } from '@zivina/db/database'
import type { ingredient } from '@zivina/db/schema/ingredient'
import type { recipeIngredient } from '@zivina/db/schema/recipe-ingredient'
import { sql } from 'drizzle-orm'
import type { IngredientSummaryRow } from '../ingredients/present.ts'
import { CARD_COLUMNS, CREATOR_JOIN } from './card-queries.ts'
import type { DetailRow } from './card-row.ts'

export type StepRow = { number: number; step_title: string; step_text: string }
type Line = typeof recipeIngredient.$inferSelect
export type LineRow = IngredientSummaryRow &
  Pick<Line, 'amount' | 'count_macros' | 'segment'> & { ingredient: (typeof ingredient.$inferSelect)['guid'] }

/** The approved recipe of a slug, or of a slug it once had. A slug in use wins over a former one. */
export async function selectRecipeBySlug(db: Db, slug: string): Promise<DetailRow | null> {
  const { rows } = await db.execute<DetailRow>(sql`
    select ${CARD_COLUMNS}, r.updated_at
    from recipe r ${CREATOR_JOIN}
    where r.status = 'Approved' and r.guid = coalesce(
      (select guid from recipe where slug = ${slug}), (select recipe from recipe_old_slug where slug = ${slug}))`)
  return rows[0] ?? null
}

/** Steps of a recipe in their order. */
export async function selectSteps(db: Db, recipe: string): Promise<StepRow[]> {
  const { rows } = await db.execute<StepRow>(sql`
    select number, step_title, step_text from recipe_step where recipe = ${recipe} order by number`)
  return rows
}

/** Lines of a recipe in the order they were written, with what is known of their ingredients. */
export async function selectLines(db: Db, recipe: string): Promise<LineRow[]> {
  const { rows } = await db.execute<LineRow>(sql`
    select l.ingredient, l.amount, l.count_macros, l.segment, i.slug, i.name, i.photos, i.weight_units,
      i.grams_per_piece, i.density_g_per_ml, i.is_spice, i.kilojoules, i.protein, i.carbohydrates, i.fat, i.fiber,
      i.sugars, i.saturated_fats, i.salt
    from recipe_ingredient l join ingredient i on i.guid = l.ingredient
    where l.recipe = ${recipe} order by l.position`)
  return rows
}

import { VERSIONED_COLUMNS } from '@zivina/db/versioned-columns'
import { sql } from 'drizzle-orm'

/**
 * Joins to a line `l` of a recipe its ingredient `i` with the values of the version that the line refers to, on which the
 * recipe's stored totals rest. All queries that show lines beside totals use it.
 */
export const LINE_INGREDIENT = sql.raw(`
  join ingredient present on present.guid = l.ingredient
  left join ingredient_version former on former.ingredient = l.ingredient and former.version = l.ingredient_version
  cross join lateral jsonb_populate_record(present, coalesce(former.former, '{}')) i`)

/** The columns of an ingredient `i` that are needed wherever an amount of it is shown: those of an `IngredientSummaryRow`. */
export const SHOWN_COLUMNS = sql.raw(`i.slug, i.name, i.photos, i.weight_units, i.grams_per_piece, i.density_g_per_ml,
  i.is_spice, i.kilojoules, i.protein, i.carbohydrates, i.fat, i.fiber, i.sugars, i.saturated_fats, i.salt, i.alcohol,
  i.nutrient_limits, i.micronutrients, i.nutrient_marks, i.food_groups, i.is_classified, i.allergens,
  i.contains_gluten, i.contains_lactose, i.contains_cow_milk_protein, i.kitchen, i.yield_class, i.diet_level,
  i.parts, (select dish.slug from recipe dish where dish.guid = i.from_recipe) as recipe_slug`)

/** The columns of an ingredient `i` that the derived columns of a recipe depend on, as a query selects them. */
export const DERIVING_COLUMNS = sql.raw(VERSIONED_COLUMNS.map((column) => `i.${column}`).join(', '))

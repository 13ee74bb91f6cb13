import { pgTable, smallint, uuid } from 'drizzle-orm/pg-core'
import { ingredient } from './ingredient.ts'

/** How many ingredients have a bit: those of a positive `bigint`. */
export const COMMON_INGREDIENTS_MAX = 63

/**
 * The ingredients that most recipes hold, each with its bit in `recipe.common_ingredients`. A chosen one keeps its bit: others are
 * counted by their lines. Written only by `choose_common_ingredients()`; triggers keep the bits of recipes.
 */
export const commonIngredient = pgTable('common_ingredient', {
  ingredient: uuid()
    .primaryKey()
    .references(() => ingredient.guid, { onDelete: 'cascade' }),
  bit: smallint().notNull().unique(),
})

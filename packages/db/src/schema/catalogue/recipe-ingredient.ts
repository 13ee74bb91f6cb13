import { AMOUNT_UNITS } from '@zivina/domain/catalogue/kitchen/amount-unit'
import { SEGMENTS } from '@zivina/nutrition/segments'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { oneOf } from '#db/schema/columns.ts'
import { lineColumns } from './line-columns.ts'
import { recipe } from './recipe.ts'

/** A line of a recipe: an amount of an ingredient, in the ingredient's own unit, for all portions together. */
export const recipeIngredient = pgTable(
  'recipe_ingredient',
  {
    recipe: uuid()
      .notNull()
      .references(() => recipe.guid, { onDelete: 'cascade' }),
    ...lineColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.recipe, table.ingredient, table.segment] }),
    check('recipe_ingredient_segment', oneOf(table.segment, SEGMENTS)),
    check('recipe_ingredient_amount', sql`${table.amount} >= 0`),
    check('recipe_ingredient_typed', sql`(${table.typed_amount} is null) = (${table.typed_unit} is null)`),
    check('recipe_ingredient_typed_unit', oneOf(table.typed_unit, AMOUNT_UNITS)),
    // Finds the recipes with an ingredient, and counts them exactly, without reading the table.
    index('recipe_ingredient_ingredient').on(table.ingredient, table.recipe),
  ],
)

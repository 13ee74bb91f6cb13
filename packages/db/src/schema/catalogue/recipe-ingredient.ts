import type { Segment } from '@zivina/nutrition/segments'
import { SEGMENTS } from '@zivina/nutrition/segments'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { oneOf } from '#db/schema/columns.ts'
import { ingredient } from './ingredient.ts'
import { recipe } from './recipe.ts'

/** A line of a recipe: an amount of an ingredient, in the ingredient's own unit, for all portions together. */
export const recipeIngredient = pgTable(
  'recipe_ingredient',
  {
    recipe: uuid()
      .notNull()
      .references(() => recipe.guid, { onDelete: 'cascade' }),
    ingredient: uuid()
      .notNull()
      .references(() => ingredient.guid, { onDelete: 'restrict' }),
    segment: text().$type<Segment>().notNull().default('Main'),
    /** A text with two decimals in JavaScript, as in JSON. */
    amount: numeric({ precision: 12, scale: 2 }).notNull(),
    /** False for an ingredient that is not eaten: frying oil, a bay leaf. */
    count_macros: boolean().notNull().default(true),
    position: integer().notNull(),
    /** The version of the ingredient that the stored totals were computed from (see `ingredient_version`). */
    ingredient_version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.recipe, table.ingredient, table.segment] }),
    check('recipe_ingredient_segment', oneOf(table.segment, SEGMENTS)),
    check('recipe_ingredient_amount', sql`${table.amount} >= 0`),
    // Finds the recipes with an ingredient, and counts them exactly, without reading the table.
    index('recipe_ingredient_ingredient').on(table.ingredient, table.recipe),
  ],
)

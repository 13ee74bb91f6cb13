import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { recipe } from './recipe.ts'

/** One step of a recipe, numbered from 0. */
export const recipeStep = pgTable(
  'recipe_step',
  {
    recipe: uuid()
      .notNull()
      .references(() => recipe.guid, { onDelete: 'cascade' }),
    number: integer().notNull(),
    step_title: text().notNull(),
    step_text: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recipe, table.number] }),
    check('recipe_step_number', sql`${table.number} >= 0`),
  ],
)

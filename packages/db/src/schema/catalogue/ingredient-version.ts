import { integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#db/schema/columns.ts'
import { ingredient } from './ingredient.ts'

/**
 * Former values of an ingredient that some recipe's stored totals still rest on. A line names the version that its recipe's
 * totals were computed from and shows that version's values, until a job updates line and totals together: so a list and a
 * detail never disagree. The current version is the row of the ingredient itself.
 */
export const ingredientVersion = pgTable(
  'ingredient_version',
  {
    ingredient: uuid()
      .notNull()
      .references(() => ingredient.guid, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /** The ingredient's columns that sums depend on, with their former values. */
    former: jsonb().$type<Record<string, unknown>>().notNull(),
    created_at: moment(),
  },
  (table) => [primaryKey({ columns: [table.ingredient, table.version] })],
)

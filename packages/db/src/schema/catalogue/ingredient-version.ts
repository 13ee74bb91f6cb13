import { integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#db/schema/columns.ts'
import { ingredient } from './ingredient.ts'

/**
 * Former values of an ingredient that some recipe still counts with. A line names the version its recipe's stored totals were
 * computed from and shows that version's values, until a job moves line and totals together: so a list and a detail never
 * disagree. The present version stands in the ingredient itself.
 */
export const ingredientVersion = pgTable(
  'ingredient_version',
  {
    ingredient: uuid()
      .notNull()
      .references(() => ingredient.guid, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /** Columns of the ingredient that sums depend on, as they were. */
    former: jsonb().$type<Record<string, unknown>>().notNull(),
    created_at: moment(),
  },
  (table) => [primaryKey({ columns: [table.ingredient, table.version] })],
)

import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { recipe } from './recipe.ts'
import { user } from './user.ts'

/** A recipe somebody marked with a heart. */
export const favorite = pgTable(
  'favorite',
  {
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    recipe: uuid()
      .notNull()
      .references(() => recipe.guid, { onDelete: 'cascade' }),
    created_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.user, table.recipe] }),
    index('favorite_user').on(table.user, table.created_at),
    index('favorite_recipe').on(table.recipe),
  ],
)

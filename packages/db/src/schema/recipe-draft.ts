import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { user } from './user.ts'

/** What somebody has typed into the recipe editor and not saved; `key` is `new` or the guid of the recipe being edited. */
export const recipeDraft = pgTable(
  'recipe_draft',
  {
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    key: text().notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    updated_at: moment(),
  },
  (table) => [primaryKey({ columns: [table.user, table.key] })],
)

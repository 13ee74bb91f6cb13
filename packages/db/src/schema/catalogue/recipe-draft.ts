import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { user } from '#db/schema/account/user.ts'
import { moment } from '#db/schema/columns.ts'

/**
 * What somebody has typed into the recipe editor and not saved. `key` is the guid of the recipe being edited; one that is not
 * made yet has the guid it will be made with, so that two of them stand side by side. Clients with one draft call it `new`.
 */
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

import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { guid, moment } from '#db/schema/columns.ts'

/** A news entry. */
export const newsBlock = pgTable(
  'news_block',
  {
    guid: guid(),
    /** One of the six categories (closed list in the contract). */
    category: text().notNull(),
    title: text().notNull().default(''),
    text: text().notNull(),
    /** When it becomes public; null is a draft. */
    published_at: timestamp({ withTimezone: true }),
    created_at: moment(),
    updated_at: moment(),
  },
  (table) => [index('news_block_published_at').on(table.published_at, table.guid)],
)

import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { user } from './user.ts'

/** A permission to upload one file to the product's own image host; good once, even where the upload fails. */
export const imageToken = pgTable(
  'image_token',
  {
    token: text().primaryKey(),
    user: uuid().references(() => user.guid, { onDelete: 'cascade' }),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    used_at: timestamp({ withTimezone: true }),
  },
  (table) => [index('image_token_expires_at').on(table.expires_at)],
)

/** A file that was uploaded to the product's own image host, re-encoded. */
export const imageFile = pgTable(
  'image_file',
  {
    /** Where it lies inside the image host. */
    path: text().primaryKey(),
    file_id: uuid().notNull().unique().default(sql`uuidv7()`),
    owner: uuid().references(() => user.guid, { onDelete: 'set null' }),
    /** Bytes and pixels of what is kept. */
    size: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    mime: text().notNull(),
    created_at: moment(),
  },
  (table) => [index('image_file_owner').on(table.owner), index('image_file_created_at').on(table.created_at)],
)

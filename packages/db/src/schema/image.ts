import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { user } from './user.ts'

/** Leave to send one picture: whose it is, and whether it was used. A row stays until its time is over. */
export const imageToken = pgTable(
  'image_token',
  {
    token: text().primaryKey(),
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    used_at: timestamp({ withTimezone: true }),
  },
  (table) => [index('image_token_expires_at').on(table.expires_at), index('image_token_user').on(table.user)],
)

/** A picture that was sent to our own image host. The catalogue's pictures and those of a hosted service have no row. */
export const imageFile = pgTable(
  'image_file',
  {
    /** Path inside the image host, as recipes and the others keep it. */
    path: text().primaryKey(),
    file_id: uuid().notNull().unique().default(sql`uuidv7()`),
    /** Who sent it; null for what a server sent with the private key, and after the account's end. */
    owner: uuid().references(() => user.guid, { onDelete: 'set null' }),
    /** Bytes, and pixels as it stands upright. */
    size: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    mime: text().notNull(),
    created_at: moment(),
    /** Since when nobody vouches for it: it goes as soon as nothing shows it. */
    released_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('image_file_measures', sql`${table.size} > 0 and ${table.width} > 0 and ${table.height} > 0`),
    index('image_file_owner').on(table.owner, table.created_at),
    index('image_file_created_at').on(table.created_at),
  ],
)

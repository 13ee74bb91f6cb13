import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownRows, type PersonalData } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { moment } from '#db/schema/columns.ts'

/**
 * Leave to send one picture: whose it is, and whether it was used. A row stays until its time is over. It is an account's, or
 * that of a message to the support that somebody without one is writing.
 */
export const imageToken = pgTable(
  'image_token',
  {
    token: text().primaryKey(),
    user: uuid().references(() => user.guid, { onDelete: 'cascade' }),
    /** The message, and the work that was done for the leave. */
    submission: uuid(),
    challenge: text(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    used_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('image_token_receiver', sql`num_nonnulls(${table.user}, ${table.submission}) = 1`),
    check('image_token_challenge', sql`(${table.submission} is null) = (${table.challenge} is null)`),
    index('image_token_expires_at').on(table.expires_at),
    index('image_token_user').on(table.user),
    index('image_token_submission').on(table.submission),
    index('image_token_challenge_of').on(table.challenge),
  ],
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
    /** The message to the support it was sent for, where its sender has no account. */
    submission: uuid(),
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
    index('image_file_submission').on(table.submission),
  ],
)

export const imageFilePersonalData: PersonalData = {
  file: 'obrazky.json',
  part: 'pictures',
  tables: ['image_file'],
  rows: (user) => sql`
    select path, size, width, height, mime, created_at from image_file where owner = ${user} order by created_at`,
}

export const imageTokenPersonalData = ownRows(imageToken, {
  file: 'povoleni-k-nahrani.json',
  part: 'pictures',
  columns: [imageToken.expires_at, imageToken.used_at],
  order: imageToken.expires_at,
})

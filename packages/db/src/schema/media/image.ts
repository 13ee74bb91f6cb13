import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownRows, type PersonalData } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { moment } from '#db/schema/columns.ts'

/**
 * A permit to upload one picture: its owner, and whether it was used. A row stays until the permit expires. It belongs to an
 * account, or to a message to the support that a visitor without an account is writing.
 */
export const imageToken = pgTable(
  'image_token',
  {
    token: text().primaryKey(),
    user: uuid().references(() => user.guid, { onDelete: 'cascade' }),
    /** The message, and the challenge that was solved for the permit. */
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

/** A picture uploaded to our own image host. The catalogue's pictures and those of a hosted service have no row. */
export const imageFile = pgTable(
  'image_file',
  {
    /** Path inside the image host, as recipes and other tables store it. */
    path: text().primaryKey(),
    file_id: uuid().notNull().unique().default(sql`uuidv7()`),
    /** The uploader; null for uploads by a server with the private key, and after the account's deletion. */
    owner: uuid().references(() => user.guid, { onDelete: 'set null' }),
    /** The message to the support it was sent for, where its sender has no account. */
    submission: uuid(),
    /** Size in bytes; width and height in pixels after applying the orientation. */
    size: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    mime: text().notNull(),
    created_at: moment(),
    /** When its last owner released it: it is deleted as soon as no page shows it. */
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
  tables: {
    image_file: { rows: 110_000, row_bytes: 1_000, by: 'pace' },
  },
  rows: (user) => sql`
    select path, size, width, height, mime, created_at from image_file where owner = ${user} order by created_at`,
}

export const imageTokenPersonalData = ownRows(imageToken, {
  bound: { rows: 300, row_bytes: 300, by: 'limit' },
  file: 'povoleni-k-nahrani.json',
  part: 'pictures',
  columns: [imageToken.expires_at, imageToken.used_at],
  order: imageToken.expires_at,
})

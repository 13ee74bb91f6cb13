import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { guid, moment } from '#db/schema/columns.ts'
import { user } from './user.ts'

/** An older refresh token that was rotated moments ago: a slower tab may still send it, and gets the same successor. */
export type LateToken = {
  token_hash: string
  /** The value its successor was derived with. */
  successor_salt: string
  /** Until when it is valid, in seconds since 1970. */
  until: number
}

/**
 * A logged-in device: one family of refresh tokens, of which the newest is valid, and the one before until the newest is used.
 * A token consists of a part that the whole family shares, by which its row is found, and a part of its own; both are stored
 * hashed (SHA-256, base64url).
 */
export const session = pgTable(
  'session',
  {
    guid: guid(),
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    family_hash: text().notNull().unique(),
    token_hash: text().notNull(),
    /** The previous token, and the value its successor, the newest token, was derived with. */
    previous_hash: text(),
    successor_salt: text(),
    /** When the previous token was exchanged for the first time. */
    rotated_at: timestamp({ withTimezone: true }),
    /** When it was exchanged again for another successor, because the answer with the first one was lost. */
    reissued_at: timestamp({ withTimezone: true }),
    /** Tokens before the previous one that were exchanged moments ago. */
    late_tokens: jsonb().$type<LateToken[]>().notNull().default([]),
    created_at: moment(),
    last_used_at: moment(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    /** When it was logged out, by its owner or because a token was used twice. */
    ended_at: timestamp({ withTimezone: true }),
    device: text().notNull().default(''),
    address: text().notNull().default(''),
  },
  (table) => [
    index('session_user').on(table.user, table.last_used_at),
    // The people of a day.
    index('session_last_used_at').on(table.last_used_at, table.user),
  ],
)

export const sessionPersonalData = ownRows(session, {
  bound: { rows: 3_000, row_bytes: 1_000, by: 'pace' },
  file: 'prihlasena-zarizeni.json',
  part: 'account',
  order: session.created_at,
  columns: [
    session.guid,
    session.device,
    session.address,
    session.created_at,
    session.last_used_at,
    session.expires_at,
    session.ended_at,
  ],
})

import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Solved challenges of the contact form's proof of work that were already used. */
export const spentChallenge = pgTable(
  'spent_challenge',
  { challenge: text().primaryKey(), expires_at: timestamp({ withTimezone: true }).notNull() },
  (table) => [index('spent_challenge_expires_at').on(table.expires_at)],
)

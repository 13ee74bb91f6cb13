import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { guid, moment } from '#db/schema/columns.ts'
import { user } from './user.ts'

export type ConsentKind = 'terms' | 'health_data' | 'newsletter'

/** Proof of what a person agreed to, in which wording, and when they took it back. At most one of a kind is in force. */
export const consent = pgTable(
  'consent',
  {
    guid: guid(),
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    kind: text().$type<ConsentKind>().notNull(),
    /** Which wording was agreed to. */
    version: text().notNull(),
    given_at: moment(),
    withdrawn_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('consent_user').on(table.user, table.given_at),
    uniqueIndex('consent_in_force').on(table.user, table.kind).where(sql`${table.withdrawn_at} is null`),
  ],
)

import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { guid, moment } from '#db/schema/columns.ts'
import { user } from './user.ts'

/** `counselling_note`: with what the person writes to a nutritionist about their health. */
export type ConsentKind = 'terms' | 'health_data' | 'newsletter' | 'counselling_note'

/** Proof of a person's consent: its wording, and when it was given and withdrawn. At most one of a kind is in force. */
export const consent = pgTable(
  'consent',
  {
    guid: guid(),
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    kind: text().$type<ConsentKind>().notNull(),
    /** Version of the wording. */
    version: text().notNull(),
    given_at: moment(),
    withdrawn_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('consent_user').on(table.user, table.given_at),
    uniqueIndex('consent_in_force').on(table.user, table.kind).where(sql`${table.withdrawn_at} is null`),
  ],
)

export const consentPersonalData = ownRows(consent, {
  bound: { rows: 3_000, row_bytes: 300, by: 'pace' },
  file: 'souhlasy.json',
  part: 'account',
  order: consent.given_at,
})

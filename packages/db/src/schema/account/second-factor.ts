import { sql } from 'drizzle-orm'
import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PersonalData } from '#db/personal-data.ts'
import { moment } from '#db/schema/columns.ts'
import { instant, owner } from './account-columns.ts'

/** A second factor; it counts once it is confirmed. */
export const totp = pgTable('totp', {
  user: owner().primaryKey(),
  secret: text().notNull(),
  created_at: moment(),
  confirmed_at: instant(),
  /** Number of the last time step whose code was accepted, so that no code is accepted twice. */
  last_step: bigint({ mode: 'number' }),
})

/** Codes that replace a lost authenticator, each valid once. */
export const recoveryCode = pgTable(
  'recovery_code',
  { user: owner(), code_hash: text().notNull(), used_at: instant() },
  (table) => [primaryKey({ columns: [table.user, table.code_hash] })],
)

/** The second factor, with the number of codes that are left. */
export const secondFactorPersonalData: PersonalData = {
  file: 'dvoufazove-overeni.json',
  part: 'account',
  tables: {
    totp: { rows: 1, row_bytes: 300, by: 'key' },
    recovery_code: { rows: 10, row_bytes: 200, by: 'limit' },
  },
  rows: (user) => sql`
    select t.created_at, t.confirmed_at,
      (select count(*)::int from recovery_code r where r.user = t.user and r.used_at is null) as recovery_codes_left
    from totp t where t.user = ${user}`,
}

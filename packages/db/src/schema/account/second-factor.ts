import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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

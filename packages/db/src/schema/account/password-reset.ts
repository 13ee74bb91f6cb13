import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { moment } from '#db/schema/columns.ts'
import { instant, owner } from './account-columns.ts'

/** A link to choose a new password, valid once. */
export const passwordReset = pgTable(
  'password_reset',
  {
    token_hash: text().primaryKey(),
    user: owner(),
    requested_at: moment(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (table) => [index('password_reset_user').on(table.user, table.requested_at)],
)

export const passwordResetPersonalData = ownRows(passwordReset, {
  bound: { rows: 3_000, row_bytes: 300, by: 'pace' },
  file: 'obnovy-hesla.json',
  part: 'account',
  order: passwordReset.requested_at,
  columns: [passwordReset.requested_at, passwordReset.expires_at, passwordReset.used_at],
})

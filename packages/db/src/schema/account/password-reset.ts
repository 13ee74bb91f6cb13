import { index, pgTable, text } from 'drizzle-orm/pg-core'
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

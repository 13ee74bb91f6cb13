import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#db/schema/columns.ts'
import { instant, owner } from './account-columns.ts'

/** The last code sent to prove an address: `verify` a registration's, `change` the one an account moves to. */
export const emailCode = pgTable(
  'email_code',
  {
    user: owner(),
    purpose: text().$type<'verify' | 'change'>().notNull(),
    /** Where it was sent. */
    email: text().notNull(),
    code_hash: text().notNull(),
    /** Wrong tries so far at a code of `change`; those at a registration's are counted by who makes them. */
    attempts: integer().notNull().default(0),
    sent_at: moment(),
    expires_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user, table.purpose] })],
)

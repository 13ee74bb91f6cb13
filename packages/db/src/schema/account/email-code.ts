import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { moment } from '#db/schema/columns.ts'
import { instant, owner } from './account-columns.ts'

/** The last code sent to verify an address: `verify` at registration, `change` for an account's new address. */
export const emailCode = pgTable(
  'email_code',
  {
    user: owner(),
    purpose: text().$type<'verify' | 'change'>().notNull(),
    /** Where it was sent. */
    email: text().notNull(),
    code_hash: text().notNull(),
    /** Wrong attempts at a code of `change`; those at a registration's code are counted by visitor. */
    attempts: integer().notNull().default(0),
    sent_at: moment(),
    expires_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user, table.purpose] })],
)

export const emailCodePersonalData = ownRows(emailCode, {
  bound: { rows: 3, row_bytes: 500, by: 'key' },
  file: 'overovaci-kody.json',
  part: 'account',
  order: emailCode.sent_at,
  columns: [emailCode.purpose, emailCode.email, emailCode.attempts, emailCode.sent_at, emailCode.expires_at],
})

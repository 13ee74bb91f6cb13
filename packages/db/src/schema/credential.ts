import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { user } from './user.ts'

const owner = () =>
  uuid()
    .notNull()
    .references(() => user.guid, { onDelete: 'cascade' })
const instant = () => timestamp({ withTimezone: true })

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

/** A link to choose a new password; good once. */
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

/** A second factor; it counts once it is confirmed. */
export const totp = pgTable('totp', {
  user: owner().primaryKey(),
  secret: text().notNull(),
  created_at: moment(),
  confirmed_at: instant(),
  /** Number of the last time step whose code was taken, so that none is taken twice. */
  last_step: bigint({ mode: 'number' }),
})

/** Codes that stand in for a lost authenticator, each good once. */
export const recoveryCode = pgTable(
  'recovery_code',
  { user: owner(), code_hash: text().notNull(), used_at: instant() },
  (table) => [primaryKey({ columns: [table.user, table.code_hash] })],
)

/** An account at another service that opens an account here. */
export const oauthIdentity = pgTable(
  'oauth_identity',
  {
    provider: text().notNull(),
    /** The provider's own identifier of the person, which outlives a change of e-mail. */
    subject: text().notNull(),
    user: owner(),
    created_at: moment(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index('oauth_identity_user').on(table.user)],
)

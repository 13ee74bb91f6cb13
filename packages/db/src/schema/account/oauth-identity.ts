import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { moment } from '#db/schema/columns.ts'
import { owner } from './account-columns.ts'

/** An account at another service (Google, Apple, Seznam) that logs in to an account here. */
export const oauthIdentity = pgTable(
  'oauth_identity',
  {
    provider: text().notNull(),
    /** The provider's identifier of the person, which stays when their e-mail changes. */
    subject: text().notNull(),
    user: owner(),
    created_at: moment(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index('oauth_identity_user').on(table.user)],
)

export const oauthIdentityPersonalData = ownRows(oauthIdentity, {
  bound: { rows: 100, row_bytes: 500, by: 'pace' },
  file: 'propojene-ucty.json',
  part: 'account',
  order: oauthIdentity.created_at,
  columns: [oauthIdentity.provider, oauthIdentity.subject, oauthIdentity.created_at],
})

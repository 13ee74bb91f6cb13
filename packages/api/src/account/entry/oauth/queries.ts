import type { OauthProvider } from '@zivina/contract/account/oauth-providers'
import type { Db } from '@zivina/db/database'
import { oauthIdentity } from '@zivina/db/schema/account/oauth-identity'
import type { user } from '@zivina/db/schema/account/user'
import { sql } from 'drizzle-orm'
import { forgetCodes } from '#api/account/credentials/email-codes/sql.ts'
import { endResets, forgetPassword } from '#api/account/credentials/passwords/sql.ts'
import { forgetRecoveryCodes, forgetTotp } from '#api/account/credentials/second-factor/sql.ts'
import { withdrawConsents } from '#api/account/identity/consents/sql.ts'
import { renewUser } from '#api/account/identity/registration/sql.ts'
import { endSessions } from '#api/account/sessions/sql.ts'

/** The account linked to an identity; null where it is linked to none. */
export async function selectOwner(db: Db, provider: OauthProvider, subject: string): Promise<string | null> {
  const { rows } = await db.execute<{ user: string }>(sql`
    select "user" from oauth_identity where provider = ${provider} and subject = ${subject}`)
  return rows[0]?.user ?? null
}

/** False where the identity is linked already. */
export async function insertIdentity(
  db: Db,
  identity: { provider: OauthProvider; subject: string; user: string },
): Promise<boolean> {
  const { rowCount } = await db.insert(oauthIdentity).values(identity).onConflictDoNothing()
  return rowCount === 1
}

/** Those of the usernames (in their compared form) that are taken. */
export async function selectTakenKeys(db: Db, keys: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ username_key: string }>(sql`
    select username_key from "user" where username_key in (${sql.join(
      keys.map((key) => sql`${key}`),
      sql`, `,
    )})`)
  return rows.map(({ username_key }) => username_key)
}

/**
 * Hands an unfinished account over to the verified owner of its address, who may not be the person who began it: nothing chosen
 * at that time stays, least of all the password.
 */
export async function takeOver(db: Db, guid: string, fields: typeof user.$inferInsert): Promise<void> {
  await db.execute(sql`
    with consents as (${withdrawConsents(guid)}), sessions as (${endSessions(guid)}), resets as (${endResets(guid)}),
      no_password as (${forgetPassword(guid)}), no_code as (${forgetCodes(guid)}), no_totp as (${forgetTotp(guid)}),
      no_recovery_code as (${forgetRecoveryCodes(guid)}),
      no_identity as (delete from oauth_identity where "user" = ${guid})
    ${renewUser(db, guid, fields)}`)
}

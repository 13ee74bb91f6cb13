import type { OauthProvider } from '@zivina/contract/account/oauth-providers'
import type { Db } from '@zivina/db/database'
import { oauthIdentity } from '@zivina/db/schema/account/oauth-identity'
import { user } from '@zivina/db/schema/account/user'
import { eq, sql } from 'drizzle-orm'

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
  const blank = { newsletter_at: null, health_data_consent_at: null, settings: [], image: null }
  const written = db
    .update(user)
    .set({ ...blank, ...fields })
    .where(eq(user.guid, guid))
  const deleted = ['email_code', 'oauth_identity', 'password', 'recovery_code', 'totp'].map(
    (table) => sql`${sql.identifier(`no_${table}`)} as (delete from ${sql.identifier(table)} where "user" = ${guid})`,
  )
  await db.execute(sql`
    with consents as (update consent set withdrawn_at = now() where "user" = ${guid} and withdrawn_at is null),
      resets as (update password_reset set used_at = now() where "user" = ${guid} and used_at is null),
      sessions as (update session set ended_at = now() where "user" = ${guid} and ended_at is null),
      ${sql.join(deleted, sql`, `)}
    ${written.getSQL()}`)
}

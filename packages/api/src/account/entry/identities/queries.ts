import type { OauthProvider } from '@zivina/contract/account/oauth-providers'
import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import { PASSWORD_HASH } from '#api/account/credentials/passwords/sql.ts'

/** The services linked to an account, in the order in which they were linked. */
export async function selectIdentities(db: Db, user: string): Promise<{ provider: OauthProvider; created_at: Date }[]> {
  const { rows } = await db.execute<{ provider: OauthProvider; created_at: string }>(sql`
    select provider, min(created_at) as created_at from oauth_identity
    where "user" = ${user} group by provider order by min(created_at), provider`)
  return rows.map(({ provider, created_at }) => ({ provider, created_at: new Date(created_at) }))
}

/** Whether a person could still log in without a service. Lock the person before. */
export async function selectWaysIn(db: Db, user: string): Promise<{ has_password: boolean } | null> {
  const { rows } = await db.execute<{ has_password: boolean }>(sql`
    select ${PASSWORD_HASH} is not null as has_password from "user" u where u.guid = ${user}`)
  return rows[0] ?? null
}

export async function deleteIdentity(db: Db, user: string, provider: OauthProvider): Promise<void> {
  await db.execute(sql`delete from oauth_identity where "user" = ${user} and provider = ${provider}`)
}

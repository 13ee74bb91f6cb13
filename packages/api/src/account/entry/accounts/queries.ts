import type { OauthProvider } from '@zivina/contract/account/oauth-providers'
import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import { PASSWORD_HASH } from '#api/account/credentials/passwords/sql.ts'
import type { AuditKind } from '#api/kernel/audit/service.ts'

/** The columns of an account that logging in needs. */
export type LoginRow = {
  guid: string
  email: string
  username: string
  full_name: string
  email_verified: boolean
  is_banned: boolean
  password_hash: string | null
  /** Of a confirmed second factor; null where there is none. */
  totp_secret: string | null
}

const LOGIN = sql`u.guid, u.email, u.username, u.full_name, u.email_verified, u.is_banned, ${PASSWORD_HASH} as password_hash,
  (select t.secret from totp t where t."user" = u.guid and t.confirmed_at is not null) as totp_secret`

export async function findByEmail(db: Db, email: string): Promise<LoginRow | null> {
  const { rows } = await db.execute<LoginRow>(sql`select ${LOGIN} from "user" u where lower(u.email) = lower(${email})`)
  return rows[0] ?? null
}

/** What the row of an account itself says of it. */
export type LockedAccount = Pick<LoginRow, 'guid' | 'email' | 'full_name' | 'email_verified' | 'is_banned'>

/** Locks an account against changes until the transaction ends. */
export async function lockByEmail(db: Db, email: string): Promise<LockedAccount | null> {
  const { rows } = await db.execute<LockedAccount>(sql`
    select guid, email, full_name, email_verified, is_banned from "user" where lower(email) = lower(${email}) for update`)
  return rows[0] ?? null
}

/** An account with the hash of its registration's code; null where no code is valid. */
export async function findRegistration(
  db: Db,
  email: string,
): Promise<(LoginRow & { code_hash: string | null }) | null> {
  const { rows } = await db.execute<LoginRow & { code_hash: string | null }>(sql`
    select ${LOGIN}, c.code_hash from "user" u
    left join email_code c on c."user" = u.guid and c.purpose = 'verify' and c.expires_at > now()
    where lower(u.email) = lower(${email})`)
  return rows[0] ?? null
}

/** The account linked to an identity at a service, otherwise the one with the same verified address. */
export async function findByIdentity(
  db: Db,
  provider: OauthProvider,
  subject: string,
  email: string | null,
): Promise<(LoginRow & { is_linked: boolean }) | null> {
  const { rows } = await db.execute<LoginRow & { is_linked: boolean }>(sql`
    with linked as (select "user" as guid from oauth_identity where provider = ${provider} and subject = ${subject})
    select ${LOGIN}, exists (select from linked) as is_linked from "user" u
    where u.guid = coalesce((select guid from linked), (select guid from "user" where lower(email) = lower(${email})))`)
  return rows[0] ?? null
}

/** The networks and devices where an account was last used, by events of the given kinds. */
export async function selectLocations(
  db: Db,
  guid: string | null,
  kinds: readonly AuditKind[],
): Promise<{ address: string; device: string }[]> {
  const { rows } = await db.execute<{ address: string; device: string }>(sql`
    select distinct address, device from (
      select address, device from audit_event
      where "user" = ${guid} and kind = any(${sql.param(kinds)}::text[])
      order by created_at desc limit 200
    ) used`)
  return rows
}

export async function findTaken(
  db: Db,
  email: string,
  username_key: string,
): Promise<{ email: boolean; username: boolean }> {
  const { rows } = await db.execute<{ email: boolean; username: boolean }>(sql`
    select exists (select from "user" where lower(email) = lower(${email})) as email,
      exists (select from "user" where username_key = ${username_key}) as username`)
  return rows[0] ?? { email: false, username: false }
}

/** The account whose password a token may change; null when the token is invalid. */
export async function findReset(db: Db, token_hash: string): Promise<LoginRow | null> {
  const { rows } = await db.execute<LoginRow>(sql`
    select ${LOGIN} from password_reset r join "user" u on u.guid = r."user"
    where r.token_hash = ${token_hash} and r.used_at is null and r.expires_at > now()`)
  return rows[0] ?? null
}

/** The column with a value that exists already, where an insert failed because of it. */
export function takenColumn(error: unknown): 'email' | 'username' | null {
  let cause = error
  while (typeof cause === 'object' && cause !== null) {
    const { constraint } = cause as { constraint?: unknown }
    if (constraint === 'user_email_unique') return 'email'
    if (constraint === 'user_username_unique' || constraint === 'user_username_key_unique') return 'username'
    cause = (cause as { cause?: unknown }).cause
  }
  return null
}

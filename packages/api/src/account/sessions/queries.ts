import { REFRESH_GRACE_SECONDS, SESSION_SECONDS } from '@zivina/contract/kernel/limits'
import type { Db } from '@zivina/db/database'
import type { session } from '@zivina/db/schema/account/session'
import { type SQL, sql } from 'drizzle-orm'
import { IS_PREMIUM } from '#api/account/users/sql.ts'

/** The present state of an account for the claims of its tokens. */
export type AccountRow = {
  user_guid: string
  username: string
  email: string
  email_verified: boolean
  image: string | null
  settings: string[]
  is_premium: boolean
  is_admin: boolean
  is_super_admin: boolean
  is_affiliate: boolean
  is_banned: boolean
}

export type ActorRow = AccountRow & { may_administer: boolean }

export type FamilyRow = AccountRow & {
  session_guid: string
  token_hash: string
  previous_hash: string | null
  successor_salt: string | null
  /** Whether the previous token is still valid. */
  in_grace: boolean
}

const ACCOUNT = sql`u.guid as user_guid, u.username, u.email, u.email_verified, u.image, u.settings,
  ${IS_PREMIUM} as is_premium, u.is_admin, u.is_super_admin, u.is_affiliate, u.is_banned`
const IN_FORCE = sql`s.ended_at is null and s.expires_at > now()`

/** The account of a session, in its present state; null when the session has ended. */
export async function selectActor(db: Db, session_guid: string, user_guid: string): Promise<ActorRow | null> {
  const { rows } = await db.execute<ActorRow>(sql`
    select ${ACCOUNT},
      u.is_demo or exists (select from totp t where t."user" = u.guid and t.confirmed_at is not null) as may_administer
    from session s join "user" u on u.guid = s."user"
    where s.guid = ${session_guid} and s."user" = ${user_guid} and ${IN_FORCE}`)
  return rows[0] ?? null
}

/** The session that a family of tokens belongs to; null when it has ended or never existed. */
export async function selectFamily(db: Db, family_hash: string): Promise<FamilyRow | null> {
  const { rows } = await db.execute<FamilyRow>(sql`
    select ${ACCOUNT}, s.guid as session_guid, s.token_hash, s.previous_hash, s.successor_salt,
      coalesce(s.rotated_at > now() - make_interval(secs => ${REFRESH_GRACE_SECONDS}), false) as in_grace
    from session s join "user" u on u.guid = s."user"
    where s.family_hash = ${family_hash} and ${IN_FORCE}`)
  return rows[0] ?? null
}

/** Starts a session. @returns the account in its present state; null where it does not exist */
export async function insertSession(
  db: Db,
  fields: Pick<typeof session.$inferInsert, 'user' | 'family_hash' | 'token_hash' | 'device' | 'address'>,
): Promise<(AccountRow & { session_guid: string }) | null> {
  const { user, family_hash, token_hash, device, address } = fields
  const { rows } = await db.execute<AccountRow & { session_guid: string }>(sql`
    with started as (
      insert into session ("user", family_hash, token_hash, device, address, expires_at)
      select guid, ${family_hash}, ${token_hash}, ${device}, ${address}, ${lifetime()} from "user" where guid = ${user}
      returning guid, "user")
    select ${ACCOUNT}, s.guid as session_guid from started s join "user" u on u.guid = s."user"`)
  return rows[0] ?? null
}

/** Makes the next token valid. False when another call was faster. */
export async function rotate(
  db: Db,
  turn: { session: string; from: string; to: string; salt: string; device: string; address: string },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update session set previous_hash = token_hash, token_hash = ${turn.to}, successor_salt = ${turn.salt},
      rotated_at = now(), last_used_at = now(), expires_at = ${lifetime()},
      device = ${turn.device}, address = ${turn.address}
    where guid = ${turn.session} and token_hash = ${turn.from} and ended_at is null`)
  return rowCount === 1
}

/** @returns the account whose session ended; null when there was none to end */
export async function endFamily(db: Db, family_hash: string): Promise<string | null> {
  const { rows } = await db.execute<{ user: string }>(sql`
    update session set ended_at = now() where family_hash = ${family_hash} and ended_at is null returning "user"`)
  return rows[0]?.user ?? null
}

/** @returns whether this user had such a session */
export async function endOne(db: Db, user: string, guid: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update session set ended_at = now() where guid = ${guid} and "user" = ${user} and ended_at is null`)
  return rowCount === 1
}

/** @param except a session that continues */
export async function endAll(db: Db, user: string, except: string | null): Promise<void> {
  await db.execute(sql`
    update session set ended_at = now()
    where "user" = ${user} and ended_at is null and (${except}::uuid is null or guid <> ${except}::uuid)`)
}

/** Deletes expired rows. */
export async function deleteExpired(db: Db): Promise<void> {
  await db.execute(sql`
    delete from session where expires_at < now() or ended_at < now() - interval '30 days'`)
  await db.execute(sql`delete from rate_limit where expire < extract(epoch from now()) * 1000`)
  await db.execute(sql`delete from email_code where expires_at < now() - interval '1 day'`)
  await db.execute(sql`delete from password_reset where expires_at < now() - interval '1 day'`)
}

function lifetime(): SQL {
  return sql`now() + make_interval(secs => ${SESSION_SECONDS})`
}

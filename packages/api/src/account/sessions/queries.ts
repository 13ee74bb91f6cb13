import { REFRESH_GRACE_SECONDS, REFRESH_RETRY_DAYS, SESSION_SECONDS } from '@zivina/contract/kernel/limits'
import type { Db } from '@zivina/db/database'
import type { LateToken, session } from '@zivina/db/schema/account/session'
import { type SQL, sql } from 'drizzle-orm'
import { IS_PREMIUM } from '#api/account/identity/memberships/sql.ts'

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
  /** Whether the previous token was exchanged moments ago. */
  is_fresh: boolean
  /** Whether the previous token may still be exchanged again while the newest one is not used. */
  may_retry: boolean
  /** Until when the previous token is valid in any case, in seconds since 1970. */
  fresh_until: number | null
  /** Tokens before the previous one that are still valid. */
  late_tokens: LateToken[]
}

const ACCOUNT = sql`u.guid as user_guid, u.username, u.email, u.email_verified, u.image, u.settings,
  ${IS_PREMIUM} as is_premium, u.is_admin, u.is_super_admin, u.is_affiliate, u.is_banned`
const IN_FORCE = sql`s.ended_at is null and s.expires_at > now()`

/** Whether an account may administer, if its role allows it: with a second factor. @param alias of `user` */
const MAY_ADMINISTER = (alias: 'u' | 'a'): SQL => {
  const account = sql.raw(alias)
  return sql`(${account}.is_demo or exists (
    select from totp t where t."user" = ${account}.guid and t.confirmed_at is not null))`
}

/** The account of a session, in its present state; null when the session has ended. */
export async function selectActor(db: Db, session_guid: string, user_guid: string): Promise<ActorRow | null> {
  const { rows } = await db.execute<ActorRow>(sql`
    select ${ACCOUNT}, ${MAY_ADMINISTER('u')} as may_administer
    from session s join "user" u on u.guid = s."user"
    where s.guid = ${session_guid} and s."user" = ${user_guid} and ${IN_FORCE}`)
  return rows[0] ?? null
}

/**
 * The account that an admin looks at, in its present state; null where their session has ended, they are no admin any more, or the
 * account has become one.
 */
export async function selectLookedAt(
  db: Db,
  { session_guid, user_guid, looked_at_by }: { session_guid: string; user_guid: string; looked_at_by: string },
): Promise<AccountRow | null> {
  const { rows } = await db.execute<AccountRow>(sql`
    select ${ACCOUNT}
    from session s join "user" a on a.guid = s."user", "user" u
    where s.guid = ${session_guid} and a.guid = ${looked_at_by} and ${IN_FORCE}
      and (a.is_admin or a.is_super_admin) and not a.is_banned and ${MAY_ADMINISTER('a')}
      and u.guid = ${user_guid} and not (u.is_admin or u.is_super_admin)`)
  return rows[0] ?? null
}

/** An account in its present state; null where it does not exist. */
export async function selectAccount(db: Db, guid: string): Promise<AccountRow | null> {
  const { rows } = await db.execute<AccountRow>(sql`select ${ACCOUNT} from "user" u where u.guid = ${guid}`)
  return rows[0] ?? null
}

/** Makes other calls with tokens of the same family wait for the end of this transaction. */
export async function lockFamily(db: Db, family_hash: string): Promise<void> {
  await db.execute(sql`select from session where family_hash = ${family_hash} for update`)
}

/** The session that a family of tokens belongs to; null when it has ended or never existed. */
export async function selectFamily(db: Db, family_hash: string): Promise<FamilyRow | null> {
  const { rows } = await db.execute<FamilyRow>(sql`
    select ${ACCOUNT}, s.guid as session_guid, s.token_hash, s.previous_hash, s.successor_salt,
      coalesce(grace.until > now(), false) as is_fresh,
      coalesce(s.rotated_at > now() - make_interval(days => ${REFRESH_RETRY_DAYS}), false) as may_retry,
      extract(epoch from grace.until)::float8 as fresh_until,
      jsonb_path_query_array(s.late_tokens, '$[*] ? (@.until > $now)',
        jsonb_build_object('now', extract(epoch from now()))) as late_tokens
    from session s join "user" u on u.guid = s."user"
      cross join lateral (
        select coalesce(s.reissued_at, s.rotated_at) + make_interval(secs => ${REFRESH_GRACE_SECONDS}) as until) grace
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

/** Where and with what a session goes on. */
type Turn = { session: string; to: string; salt: string; device: string; address: string }

/** Makes the next token valid, and the newest one the previous. */
export async function rotate(db: Db, turn: Turn & { late_tokens: readonly LateToken[] }): Promise<void> {
  await db.execute(sql`
    update session set previous_hash = token_hash, token_hash = ${turn.to}, successor_salt = ${turn.salt},
      rotated_at = now(), reissued_at = null, late_tokens = ${JSON.stringify(turn.late_tokens)}::jsonb, ${used(turn)}
    where guid = ${turn.session}`)
}

/** Gives the previous token another successor; the newest token, which was never used, is valid no longer. */
export async function reissue(db: Db, turn: Turn): Promise<void> {
  await db.execute(sql`
    update session set token_hash = ${turn.to}, successor_salt = ${turn.salt}, reissued_at = now(), ${used(turn)}
    where guid = ${turn.session}`)
}

function used({ device, address }: Turn): SQL {
  return sql`last_used_at = now(), expires_at = ${lifetime()}, device = ${device}, address = ${address}`
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

/** Deletes expired sessions, and those that ended long ago. */
export async function deleteExpired(db: Db): Promise<void> {
  await db.execute(sql`
    delete from session where expires_at < now() or ended_at < now() - interval '30 days'`)
}

function lifetime(): SQL {
  return sql`now() + make_interval(secs => ${SESSION_SECONDS})`
}

/** How many people have a session that was used on a day in Prague, or later. */
export async function countActive(db: Db, day: string): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(distinct "user")::int as n from session
    where last_used_at >= (${day}::date)::timestamp at time zone 'Europe/Prague'`)
  return rows[0]?.n ?? 0
}

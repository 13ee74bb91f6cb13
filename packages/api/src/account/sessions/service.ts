import type { TokenData } from '@zivina/contract/account/accounts'
import type { Db } from '@zivina/db/database'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { recordEvent } from '#api/kernel/audit/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Tools } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import type { Visitor } from '#api/kernel/http/visitor.ts'
import type { Keys } from '#api/kernel/keys/keys.ts'

export { actorOf } from './authenticate.ts'

import { type Claims, signAccessToken, verifyAccessToken } from './access-token.ts'
import { judgeToken, lateTokensAfter } from './policy.ts'
import * as queries from './queries.ts'
import { makeRefreshToken, makeSalt, type RefreshToken, readRefreshToken, successorOf } from './refresh-token.ts'

type Deps = Pick<Tools, 'db' | 'keys'>
type Place = Pick<Visitor, 'address' | 'device'>

/** The tokens of a session for its owner. */
export type Issued = {
  access: string
  /** Null when the browser's refresh token stays valid. */
  refresh: string | null
  token_data: TokenData
  settings: string[]
}

/** An access token that expires within this many seconds is exchanged at once. */
const FRESH_SECONDS = 60

/**
 * Logs a person in on a device. The caller has checked who they are and that they may log in.
 * @throws Error when the account does not exist
 */
export async function startSession(tools: Deps, user: string, place: Place): Promise<Issued & { refresh: string }> {
  const { token, family_hash, token_hash } = makeRefreshToken()
  const { device, address } = place
  const started = await queries.insertSession(tools.db, { user, family_hash, token_hash, device, address })
  if (started === null) throw new Error('A session of nobody cannot start.')
  return { ...(await issue(await tools.keys(), started, started.session_guid)), refresh: token }
}

/**
 * Exchanges a refresh token for a new pair. The previous token stays valid for some seconds, for a slower tab, and until its
 * successor is used, for a device that never got the answer; any other used token of the family ends the session, because
 * somebody else has it, too.
 * @throws ApiError EXPIRED_TOKEN, BANNED_USER
 */
export async function refreshSession(
  tools: Deps,
  refresh: string,
  place: Place,
): Promise<Issued & { refresh: string }> {
  const given = readRefreshToken(refresh)
  if (given === null) throw new ApiError('EXPIRED_TOKEN')
  const keys = await tools.keys()
  const { family, next } = await transaction({ db: tools.db }, async ({ db }) => {
    await queries.lockFamily(db, given.family_hash)
    const family = await openFamily(db, given.family_hash)
    return { family, next: await nextToken(db, family, given, keys, place) }
  })
  if (next === null) throw new ApiError('EXPIRED_TOKEN')
  return { ...(await issue(keys, family, family.session_guid)), refresh: next }
}

/** The token that follows the given one; null when its use has ended the session. */
async function nextToken(
  db: Db,
  family: queries.FamilyRow,
  given: RefreshToken,
  keys: Keys,
  { device, address }: Place,
): Promise<string | null> {
  const use = judgeToken(family, given.token_hash)
  if (use.kind === 'stolen') {
    await queries.endFamily(db, given.family_hash)
    await recordEvent(db, 'refresh_reused', family.user_guid, { device, address }, { session: family.session_guid })
    return null
  }
  if (use.kind === 'repeated') return successorOf(given.token, use.salt, keys.refresh).token
  const salt = makeSalt()
  const next = successorOf(given.token, salt, keys.refresh)
  const turn = { session: family.session_guid, to: next.token_hash, salt, device, address }
  if (use.kind === 'retried') await queries.reissue(db, turn)
  else await queries.rotate(db, { ...turn, late_tokens: lateTokensAfter(family) })
  return next.token
}

/**
 * Gives a page an access token for its cookies: the present one while it is valid and its claims are up to date, otherwise a
 * new one.
 * @throws ApiError UNAUTHORIZED without cookies, EXPIRED_TOKEN, BANNED_USER
 */
export async function exchangeSession(
  tools: Deps,
  cookies: { access: string | null; refresh: string | null },
  place: Place,
): Promise<Issued> {
  const keys = await tools.keys()
  const claims = cookies.access === null ? null : await readFresh(cookies.access, keys)
  if (claims !== null && cookies.access !== null) {
    const row = await queries.selectActor(tools.db, claims.session_guid, claims.user_guid)
    if (row === null) throw new ApiError('EXPIRED_TOKEN')
    if (row.is_banned) throw new ApiError('BANNED_USER')
    const issued = saysTheTruth(claims, row)
      ? { access: cookies.access, token_data: dataOf(claims, row), settings: row.settings }
      : await issue(keys, row, claims.session_guid)
    return { ...issued, refresh: null }
  }
  if (cookies.refresh === null) throw new ApiError(cookies.access === null ? 'UNAUTHORIZED' : 'EXPIRED_TOKEN')
  return refreshSession(tools, cookies.refresh, place)
}

/**
 * A token with which an admin sees an account for some minutes. It ends with the session of the admin, and is good for calls that say so
 * alone. The caller has checked that the admin may.
 */
export async function startLook(
  tools: Deps,
  { user, actor }: { user: string; actor: Pick<UserActor, 'guid' | 'session_guid'> },
): Promise<{ access: string; until: Date }> {
  const row = await queries.selectAccount(tools.db, user)
  if (row === null) throw new ApiError('NOT_FOUND')
  const { user_guid, username, email, is_premium } = row
  const { access: key } = await tools.keys()
  const said = { user_guid, username, email, is_premium, is_admin: false, is_affiliate: false }
  const { access, claims } = await signAccessToken(
    { ...said, session_guid: actor.session_guid, looked_at_by: actor.guid },
    key,
  )
  return { access, until: new Date(claims.exp * 1000) }
}

/** Logs out the device of a refresh token. An unknown token is no error: the device is logged out then. */
export async function endSession(db: Db, refresh: string, place: Place): Promise<void> {
  const given = readRefreshToken(refresh)
  if (given === null) return
  const user = await queries.endFamily(db, given.family_hash)
  if (user !== null) await recordEvent(db, 'logout', user, place)
}

/** Logs out one device of a user. @returns whether it existed */
export function endSessionOf(db: Db, user: string, session: string): Promise<boolean> {
  return queries.endOne(db, user, session)
}

/** Logs out all devices of a user, except the given session. */
export function endSessionsOf(db: Db, user: string, except: string | null = null): Promise<void> {
  return queries.endAll(db, user, except)
}

/** Deletes expired sessions, codes, reset tokens and counters; called by a scheduled job. */
export function sweepExpired(db: Db): Promise<void> {
  return queries.deleteExpired(db)
}

async function openFamily(db: Db, family_hash: string): Promise<queries.FamilyRow> {
  const family = await queries.selectFamily(db, family_hash)
  if (family === null) throw new ApiError('EXPIRED_TOKEN')
  if (family.is_banned) throw new ApiError('BANNED_USER')
  return family
}

async function issue(keys: Keys, account: queries.AccountRow, session_guid: string): Promise<Omit<Issued, 'refresh'>> {
  const { user_guid, username, email, is_premium, is_affiliate } = account
  const is_admin = account.is_admin || account.is_super_admin
  const said = { user_guid, username, email, is_premium, is_admin, is_affiliate, session_guid }
  const { access, claims } = await signAccessToken(said, keys.access)
  return { access, token_data: dataOf(claims, account), settings: account.settings }
}

/** The data that pages may read: the claims of the token, and the portrait, which changes without a new token. */
function dataOf({ session_guid: _, looked_at_by: __, ...said }: Claims, { image }: queries.AccountRow): TokenData {
  return { ...said, image }
}

/** The claims of an access token that is not about to expire; null for any other. */
async function readFresh(token: string, keys: Keys): Promise<Claims | null> {
  try {
    const claims = await verifyAccessToken(token, keys.access)
    return claims.exp - Date.now() / 1000 > FRESH_SECONDS ? claims : null
  } catch {
    return null
  }
}

function saysTheTruth(claims: Claims, row: queries.AccountRow): boolean {
  return (
    claims.username === row.username &&
    claims.email === row.email &&
    claims.is_premium === row.is_premium &&
    claims.is_admin === (row.is_admin || row.is_super_admin) &&
    claims.is_affiliate === row.is_affiliate
  )
}

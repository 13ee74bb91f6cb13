import type { Db } from '@zivina/db/database'
import type { UserActor } from '#api/kernel/access/actor.ts'
import type { Admission } from '#api/kernel/access/admission.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Tools } from '#api/kernel/http/scope.ts'
import { verifyAccessToken } from './access-token.ts'
import { type AccountRow, selectAccount, selectActor, selectLookedAt } from './queries.ts'

/**
 * Reads an Authorization header. The account is read from the database with every call, in one statement, so that a ban, a
 * change of roles and the end of a session take effect at once.
 * @throws ApiError UNAUTHORIZED, EXPIRED_TOKEN, BANNED_USER
 */
export async function readActor(tools: Pick<Tools, 'db' | 'keys'>, authorization: string): Promise<Admission> {
  const token = /^Bearer +([\w.-]+)$/i.exec(authorization)?.[1]
  if (token === undefined) throw new ApiError('UNAUTHORIZED')
  const { access } = await tools.keys()
  const { session_guid, user_guid, looked_at_by } = await verifyAccessToken(token, access)
  if (looked_at_by !== undefined) return readLooker(tools.db, { session_guid, user_guid, looked_at_by })
  const row = await selectActor(tools.db, session_guid, user_guid)
  if (row === null) throw new ApiError('EXPIRED_TOKEN')
  if (row.is_banned) throw new ApiError('BANNED_USER')
  return { actor: toActor(row, session_guid), may_administer: row.may_administer }
}

type Look = { session_guid: string; user_guid: string; looked_at_by: string }

/** The account that an admin looks at, for as long as they are one and logged in. It has no role there but premium. */
async function readLooker(db: Db, { session_guid, user_guid, looked_at_by }: Look): Promise<Admission> {
  const row = await selectLookedAt(db, { session_guid, user_guid, looked_at_by })
  if (row === null) throw new ApiError('EXPIRED_TOKEN')
  return { actor: { ...toActor(row, session_guid), is_affiliate: false, looked_at_by }, may_administer: false }
}

/** The account for which a job acts, with its roles of now; null where it is deleted or banned. It has no session. */
export async function actorOf(db: Db, guid: string): Promise<UserActor | null> {
  const row = await selectAccount(db, guid)
  return row === null || row.is_banned ? null : toActor(row, '')
}

function toActor(row: AccountRow, session_guid: string): UserActor {
  const { user_guid: guid, username, email, is_premium, is_super_admin, is_affiliate } = row
  const is_admin = row.is_admin || is_super_admin
  return { kind: 'user', guid, session_guid, username, email, is_premium, is_admin, is_super_admin, is_affiliate }
}

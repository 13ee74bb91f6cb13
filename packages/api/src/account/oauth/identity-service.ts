import type { OauthProvider } from '@zivina/contract/account/oauth-providers'
import type { Identity } from '@zivina/contract/account/user-access'
import type { Db } from '@zivina/db/database'
import type { z } from 'zod'
import { requireOwn } from '#api/account/users/policy.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { recordEvent } from '#api/kernel/audit/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Visitor } from '#api/kernel/http/visitor.ts'
import { deleteIdentity, lockWaysIn, selectIdentities } from './identity-queries.ts'

/** The services linked to the account. */
export async function listIdentities(db: Db, actor: UserActor, guid: string): Promise<z.input<typeof Identity>[]> {
  requireOwn(actor, guid)
  const rows = await selectIdentities(db, actor.guid)
  return rows.map(({ provider, created_at }) => ({ provider, created_at: created_at.toISOString() }))
}

/**
 * Unlinks a service. The last way to log in cannot be removed, not even by two simultaneous calls.
 * @throws ApiError NOT_FOUND, LAST_WAY_IN
 */
export async function unlinkIdentity(
  db: Db,
  actor: UserActor,
  input: { guid: string; provider: OauthProvider },
  visitor: Visitor,
): Promise<void> {
  requireOwn(actor, input.guid)
  await db.transaction(async (tx) => {
    const ways = await lockWaysIn(tx, actor.guid)
    const linked = await selectIdentities(tx, actor.guid)
    if (!ways || !linked.some(({ provider }) => provider === input.provider)) throw new ApiError('NOT_FOUND')
    if (!ways.has_password && linked.length === 1) throw new ApiError('LAST_WAY_IN')
    await deleteIdentity(tx, actor.guid, input.provider)
    await recordEvent(tx, 'identity_unlinked', actor.guid, visitor, { provider: input.provider })
  })
}

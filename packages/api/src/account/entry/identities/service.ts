import type { OauthProvider } from '@zivina/contract/account/oauth-providers'
import type { Identity } from '@zivina/contract/account/user-access'
import type { z } from 'zod'
import { requireOwn } from '#api/account/identity/users/policy.ts'
import { lockPerson } from '#api/account/identity/users/sql.ts'
import { recordEvent } from '#api/kernel/audit/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { deleteIdentity, selectIdentities, selectWaysIn } from './queries.ts'

/** The services linked to the account. */
export async function listIdentities(ctx: UserCtx<'db'>, guid: string): Promise<z.input<typeof Identity>[]> {
  requireOwn(ctx.actor, guid)
  const rows = await selectIdentities(ctx.db, ctx.actor.guid)
  return rows.map(({ provider, created_at }) => ({ provider, created_at: created_at.toISOString() }))
}

/**
 * Unlinks a service. The last way to log in cannot be removed, not even by two simultaneous calls.
 * @throws ApiError NOT_FOUND, LAST_WAY_IN
 */
export async function unlinkIdentity(
  ctx: UserCtx<'db' | 'visitor'>,
  input: { guid: string; provider: OauthProvider },
): Promise<void> {
  requireOwn(ctx.actor, input.guid)
  await transaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, ctx.actor.guid)
    const ways = await selectWaysIn(ctx.db, ctx.actor.guid)
    const linked = await selectIdentities(ctx.db, ctx.actor.guid)
    if (!ways || !linked.some(({ provider }) => provider === input.provider)) throw new ApiError('NOT_FOUND')
    if (!ways.has_password && linked.length === 1) throw new ApiError('LAST_WAY_IN')
    await deleteIdentity(ctx.db, ctx.actor.guid, input.provider)
    await recordEvent(ctx.db, 'identity_unlinked', ctx.actor.guid, ctx.visitor, { provider: input.provider })
  })
}

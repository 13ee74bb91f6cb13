import type { GivenRole, UserAdminInfo } from '@zivina/contract/console/managed-users'
import type { UserShort } from '@zivina/contract/console/short-lists'
import type { Db } from '@zivina/db/database'
import { resetSecondFactor } from '#api/account/credentials/second-factor/service.ts'
import { startDeletionOf } from '#api/account/erasure/service.ts'
import { banUser, lockGoverned, unbanUser } from '#api/account/identity/bans/service.ts'
import { setRole } from '#api/account/identity/users/service.ts'
import { startLook } from '#api/account/sessions/service.ts'
import { forgetExportsBy } from '#api/console/exports/service.ts'
import { readUser } from '#api/console/short-lists/service.ts'
import { recordEvent } from '#api/kernel/audit/service.ts'
import { recordChange } from '#api/kernel/changes/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { presentInfo } from './present.ts'
import { selectInfo } from './queries.ts'

/** @throws ApiError NOT_FOUND */
export async function readInfo(db: Db, guid: string): Promise<UserAdminInfo> {
  const user = await readUser(db, guid)
  const info = await selectInfo(db, guid)
  if (info === null) throw new ApiError('NOT_FOUND')
  return presentInfo(user, info)
}

/**
 * Gives a role to a person or takes it.
 * @throws ApiError NOT_FOUND; USER_PERMISSION_DENIED for one's own roles
 */
export async function changeRole(
  ctx: UserCtx<'db'>,
  change: { guid: string; role: GivenRole; has: boolean },
): Promise<UserShort> {
  if (change.guid.toLowerCase() === ctx.actor.guid) throw new ApiError('USER_PERMISSION_DENIED')
  await transaction(ctx, async (ctx) => {
    await setRole(ctx, change)
    if (change.role === 'admin' && !change.has) await forgetExportsBy(ctx.db, change.guid)
  })
  return readUser(ctx.db, change.guid)
}

/**
 * Notifications need an application on a phone, in which none has registered yet: no person can be reached.
 * @throws ApiError NOT_FOUND where there is no such account, otherwise NO_FIREBASE_TOKEN
 */
export async function notifyUser(db: Db, guid: string): Promise<never> {
  await readUser(db, guid)
  throw new ApiError('NO_FIREBASE_TOKEN')
}

/** @throws ApiError NOT_FOUND, USER_PERMISSION_DENIED */
export async function ban(
  ctx: UserCtx<'db' | 'mail'>,
  given: { guid: string; reason: string; ends: string | null },
): Promise<UserShort> {
  await banUser(ctx, given)
  return readUser(ctx.db, given.guid)
}

/** @throws ApiError NOT_FOUND, USER_PERMISSION_DENIED */
export function unban(ctx: UserCtx<'db'>, guid: string): Promise<void> {
  return unbanUser(ctx, guid)
}

/**
 * Turns off the second factor of a person who lost it.
 * @throws ApiError NOT_FOUND, USER_PERMISSION_DENIED
 */
export async function resetFactor(
  ctx: UserCtx<'db' | 'mail'>,
  { guid, reason }: { guid: string; reason: string },
): Promise<UserShort> {
  await transaction(ctx, async (ctx) => {
    const account = await lockGoverned(ctx, guid)
    await resetSecondFactor(ctx, account, reason)
  })
  return readUser(ctx.db, guid)
}

/**
 * Lets an admin look at an account as its owner sees it, and keeps in its history and among its security events who did and why.
 * @throws ApiError NOT_FOUND, USER_PERMISSION_DENIED for accounts of administrators
 */
export function beginLook(
  ctx: UserCtx<'db' | 'keys'>,
  { guid, reason }: { guid: string; reason: string },
): Promise<{ access: string; until: string }> {
  return transaction(ctx, async (ctx) => {
    const target = await lockGoverned(ctx, guid)
    if (target.is_admin || target.is_super_admin) throw new ApiError('USER_PERMISSION_DENIED')
    const { access, until } = await startLook(ctx, { user: target.guid, actor: ctx.actor })
    const ends = until.toISOString()
    await recordEvent(ctx.db, 'looked_at', target.guid, { address: '', device: '' }, { by: ctx.actor.guid, reason })
    const change = { before: { looked_at: null }, after: { looked_at: ends }, reason }
    await recordChange(ctx, { noun: 'user', guid: target.guid, ...change })
    return { access, until: ends }
  })
}

/**
 * Asks for the end of an account in the name of its owner.
 * @throws ApiError NOT_FOUND, USER_PERMISSION_DENIED
 */
export function endAccount(ctx: UserCtx<'db' | 'mail'>, guid: string): Promise<void> {
  return transaction(ctx, async (ctx) => startDeletionOf(ctx, await lockGoverned(ctx, guid)))
}

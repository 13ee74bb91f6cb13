import type { Db } from '@zivina/db/database'
import { HEIR } from '#api/account/identity/users/policy.ts'
import { setBanned } from '#api/account/identity/users/service.ts'
import { recordEvent } from '#api/kernel/audit/service.ts'
import { recordChange } from '#api/kernel/changes/service.ts'
import { ApiError, fieldError } from '#api/kernel/errors/api-error.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type Ban, deleteBan, type GovernedRow, lockEnded, lockGovernable, selectBan, upsertBan } from './queries.ts'

/** Bans that end in one transaction. */
const ENDED_AT_ONCE = 100
/** It is the person's own record, so it does not say from where the admin acted. */
const NOWHERE = { address: '', device: '' }
/** Who ends the bans whose time is over. */
const ORIGIN = 'end of ban'

/**
 * Bans an account: its next call is refused. The same again changes nothing; another reason or end replaces the former one.
 * @param ends null where the ban does not end by itself
 * @throws ApiError NOT_FOUND, USER_PERMISSION_DENIED as `lockGoverned`; FieldErrors where it ends before now
 */
export async function banUser(
  ctx: UserCtx<'db' | 'mail'>,
  { guid, reason, ends }: { guid: string; reason: string; ends: string | null },
): Promise<void> {
  const until = ends === null ? null : new Date(ends)
  if (until !== null && until <= new Date()) throw fieldError('ends', 'date')
  await transaction(ctx, async (ctx) => {
    const target = await lockGoverned(ctx, guid)
    const former = target.is_banned ? await selectBan(ctx.db, target.guid) : null
    if (former?.reason === reason && former.ends?.getTime() === until?.getTime()) return
    await upsertBan(ctx.db, target.guid, { reason, ends: until, banned_by: ctx.actor.guid })
    await setBanned(ctx.db, target.guid, true)
    await recordEvent(ctx.db, 'banned', target.guid, NOWHERE, {
      by: ctx.actor.guid,
      ends: until?.toISOString() ?? null,
    })
    const change = {
      before: historyOf(target.is_banned, former),
      after: historyOf(true, { reason, ends: until }),
      reason,
    }
    await recordChange(ctx, { noun: 'user', guid: target.guid, ...change })
    const { email, full_name } = target
    await ctx.mail.enqueue(ctx.db, 'account_banned', email, { full_name, reason, ends: until?.toISOString() ?? null })
  })
}

/**
 * Ends a ban; does nothing where there is none.
 * @throws ApiError NOT_FOUND, USER_PERMISSION_DENIED as `lockGoverned`
 */
export async function unbanUser(ctx: UserCtx<'db'>, guid: string): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const target = await lockGoverned(ctx, guid)
    if (target.is_banned) await endBan(ctx, target.guid)
  })
}

/** Ends the bans whose time is over. */
export async function endBans(db: Db): Promise<void> {
  for (;;) {
    const ended = await transaction({ db }, async (ctx) => {
      const users = await lockEnded(ctx.db, ENDED_AT_ONCE)
      for (const user of users) await endBan({ ...ctx, origin: ORIGIN }, user)
      return users.length
    })
    if (ended < ENDED_AT_ONCE) return
  }
}

async function endBan(ctx: UserCtx<'db'> | (Ctx<'db'> & { origin: string }), user: string): Promise<void> {
  const { db } = ctx
  const former = await selectBan(db, user)
  await deleteBan(db, user)
  await setBanned(db, user, false)
  await recordEvent(db, 'unbanned', user, NOWHERE, { by: 'actor' in ctx ? ctx.actor.guid : null })
  await recordChange(ctx, { noun: 'user', guid: user, before: historyOf(true, former), after: historyOf(false, null) })
}

/** What the history of an account says of its ban. */
function historyOf(is_banned: boolean, ban: Ban | null) {
  return { is_banned, ban_reason: ban?.reason ?? null, ban_ends: ban?.ends?.toISOString() ?? null }
}

/**
 * Locks an account that an administrator acts on, after all that forbids it. Administrators do not act on themselves, and only a super administrator
 * on administrators: so one of them is always left. All super administrators are locked with it, so that two who ban each other at once
 * do so one after the other, and the second one is banned by then.
 * @throws ApiError NOT_FOUND, USER_PERMISSION_DENIED, BANNED_USER
 */
export async function lockGoverned(ctx: UserCtx<'db'>, guid: string): Promise<GovernedRow> {
  const rows = await lockGovernable(ctx.db, [guid, ctx.actor.guid])
  const target = rows.find((row) => row.guid === guid.toLowerCase())
  const actor = rows.find((row) => row.guid === ctx.actor.guid)
  // The heir of deleted accounts is no person.
  if (target === undefined || target.email === HEIR.email) throw new ApiError('NOT_FOUND')
  if (actor === undefined || actor.is_banned) throw new ApiError('BANNED_USER')
  const outranks = actor.is_super_admin || !(target.is_admin || target.is_super_admin)
  if (target.guid === actor.guid || !outranks) throw new ApiError('USER_PERMISSION_DENIED')
  return target
}

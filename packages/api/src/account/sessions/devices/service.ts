import type { Session } from '@zivina/contract/account/user-access'
import type { z } from 'zod'
import { requireOwn } from '#api/account/identity/users/policy.ts'
import { recordEvent } from '#api/kernel/audit/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { endSessionOf, endSessionsOf } from '../service.ts'
import { selectSessions } from './queries.ts'

/** The devices on which the account is logged in, last used first. */
export async function listSessions(ctx: UserCtx<'db'>, guid: string): Promise<z.input<typeof Session>[]> {
  requireOwn(ctx.actor, guid)
  const rows = await selectSessions(ctx.db, ctx.actor.guid)
  return rows.map((row) => ({
    guid: row.guid,
    device: row.device,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    current: row.guid === ctx.actor.session_guid,
  }))
}

/** Logs one device out. */
export async function endOwnSession(
  ctx: UserCtx<'db' | 'visitor'>,
  input: { guid: string; session: string },
): Promise<void> {
  requireOwn(ctx.actor, input.guid)
  await transaction(ctx, async (ctx) => {
    if (!(await endSessionOf(ctx.db, ctx.actor.guid, input.session))) throw new ApiError('NOT_FOUND')
    await recordEvent(ctx.db, 'session_ended', ctx.actor.guid, ctx.visitor)
  })
}

/** Logs every device out, including the one that makes the call. */
export async function endOwnSessions(ctx: UserCtx<'db' | 'visitor'>, guid: string): Promise<void> {
  requireOwn(ctx.actor, guid)
  await transaction(ctx, async (ctx) => {
    await endSessionsOf(ctx.db, ctx.actor.guid)
    await recordEvent(ctx.db, 'sessions_ended', ctx.actor.guid, ctx.visitor)
  })
}

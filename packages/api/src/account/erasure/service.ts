import { confirmPassword } from '#api/account/credentials/passwords/service.ts'
import { requireOwn } from '#api/account/identity/users/policy.ts'
import { recordEvent } from '#api/kernel/audit/service.ts'
import { recordChange } from '#api/kernel/changes/service.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { startDeletion, stopDeletion } from './deletion-queries.ts'

/**
 * Asks for the deletion of an account in its owner's name, after the days of grace, in which they can take it back. Asking again does not
 * move the day. Call it in the transaction that locked the account.
 */
export async function startDeletionOf(
  { db, actor, mail }: UserCtx<'db' | 'mail'>,
  { guid, email, full_name }: { guid: string; email: string; full_name: string },
): Promise<void> {
  const due = await startDeletion(db, guid)
  if (!due) return
  await recordEvent(db, 'deletion_requested', guid, { address: '', device: '' }, { by: actor.guid })
  const change = { before: { deletion_at: null }, after: { deletion_at: due.toISOString() } }
  await recordChange({ db, actor }, { noun: 'user', guid, ...change })
  await mail.enqueue(db, 'deletion_requested', email, { full_name, deletion_at: due.toISOString() })
}

/**
 * Requests the account's deletion after the days of grace, during which it works as before. Requesting it again does not move
 * the day.
 */
export async function requestDeletion(
  ctx: UserCtx<'db' | 'mail' | 'visitor'>,
  input: { guid: string; current_password: string },
): Promise<void> {
  requireOwn(ctx.actor, input.guid)
  const { email, full_name } = await confirmPassword(ctx.db, ctx.actor.guid, input.current_password)
  await transaction(ctx, async (ctx) => {
    const due = await startDeletion(ctx.db, ctx.actor.guid)
    if (!due) return
    await recordEvent(ctx.db, 'deletion_requested', ctx.actor.guid, ctx.visitor)
    await ctx.mail.enqueue(ctx.db, 'deletion_requested', email, { full_name, deletion_at: due.toISOString() })
  })
}

/** Cancels the deletion, as long as the account exists. */
export async function cancelDeletion(ctx: UserCtx<'db' | 'visitor'>, guid: string): Promise<void> {
  requireOwn(ctx.actor, guid)
  await transaction(ctx, async (ctx) => {
    if (await stopDeletion(ctx.db, ctx.actor.guid))
      await recordEvent(ctx.db, 'deletion_cancelled', ctx.actor.guid, ctx.visitor)
  })
}

import { requireOwn } from '#api/account/identity/users/policy.ts'
import { endSessionsOf } from '#api/account/sessions/service.ts'
import { recordEvent } from '#api/kernel/audit/service.ts'
import { ApiError, fieldError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { confirmPassword } from './confirm-password.ts'
import { replacePassword } from './credential-queries.ts'
import { judgePassword } from './policy.ts'
import { hashPassword } from './service.ts'
import { endPasswordResets } from './sql.ts'

/**
 * Changes the password; other devices are logged out and the owner gets a mail. Of two simultaneous changes from the same old
 * password one succeeds and the other is refused.
 */
export async function changePassword(
  ctx: UserCtx<'db' | 'mail' | 'visitor'>,
  input: { guid: string; current_password: string; password: string },
): Promise<void> {
  requireOwn(ctx.actor, input.guid)
  const { password_hash, ...owner } = await confirmPassword(ctx.db, ctx.actor.guid, input.current_password)
  const problem = judgePassword(input.password, owner)
  if (problem) throw fieldError('password', problem)
  const replacement = await hashPassword(input.password, ctx.actor.guid)
  await transaction(ctx, async (ctx) => {
    if (!(await replacePassword(ctx.db, ctx.actor.guid, password_hash, replacement)))
      throw new ApiError('WRONG_PASSWORD')
    await endSessionsOf(ctx.db, ctx.actor.guid, ctx.actor.session_guid)
    await endPasswordResets(ctx.db, ctx.actor.guid)
    await recordEvent(ctx.db, 'password_changed', ctx.actor.guid, ctx.visitor)
    const data = { full_name: owner.full_name, at: new Date().toISOString() }
    await ctx.mail.enqueue(ctx.db, 'password_changed', owner.email, data)
  })
}

import { checkCode, forgetCode, makeCode } from '#api/account/credentials/email-codes/service.ts'
import { confirmPassword } from '#api/account/credentials/passwords/service.ts'
import { endPasswordResets } from '#api/account/credentials/passwords/sql.ts'
import { recordEvent } from '#api/kernel/audit/service.ts'
import { fieldError, isApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { requireOwn } from './policy.ts'
import { isEmailTaken, replaceEmail } from './queries/account.ts'
import { refuseTaken } from './taken.ts'

/**
 * Sends a code to the new address and a notice to the old one, which the account keeps meanwhile.
 * @throws ApiError WRONG_PASSWORD, EMAIL_SENT_RECENTLY, EMAIL_NOT_SENT
 */
export async function requestEmailChange(
  ctx: UserCtx<'db' | 'mail' | 'visitor' | 'keys'>,
  input: { guid: string; email: string; current_password: string },
): Promise<void> {
  requireOwn(ctx.actor, input.guid)
  const { email: old, full_name } = await confirmPassword(ctx.db, ctx.actor.guid, input.current_password)
  if (await isEmailTaken(ctx.db, input.email)) throw fieldError('email', 'unique')
  await transaction(ctx, async (ctx) => {
    const code = await makeCode(ctx.db, ctx.keys, { user: ctx.actor.guid, purpose: 'change' }, input.email)
    await recordEvent(ctx.db, 'email_change_requested', ctx.actor.guid, ctx.visitor)
    await ctx.mail.enqueue(ctx.db, 'email_change_code', input.email, { full_name, code })
    await ctx.mail.enqueue(ctx.db, 'email_change_notice', old, { full_name, new_email: input.email })
  })
}

/**
 * Makes the new address the account's. Links sent to the old one become invalid.
 * @throws ApiError CODE_NO_MATCH, TOO_MANY_ATTEMPTS
 */
export async function confirmEmailChange(
  ctx: UserCtx<'db' | 'visitor' | 'keys'>,
  input: { guid: string; code: string },
): Promise<void> {
  requireOwn(ctx.actor, input.guid)
  const owner = { user: ctx.actor.guid, purpose: 'change' } as const
  const email = await checkCode(ctx.db, ctx.keys, owner, input.code).catch(async (error: unknown) => {
    if (isApiError(error)) await recordEvent(ctx.db, 'email_code_failed', ctx.actor.guid, ctx.visitor)
    throw error
  })
  await refuseTaken(() =>
    transaction(ctx, async (ctx) => {
      await replaceEmail(ctx.db, ctx.actor.guid, email)
      await forgetCode(ctx.db, owner)
      await endPasswordResets(ctx.db, ctx.actor.guid)
      await recordEvent(ctx.db, 'email_changed', ctx.actor.guid, ctx.visitor)
    }),
  )
}

import { hash, randomBytes } from 'node:crypto'
import { Email } from '@zivina/contract/account/accounts'
import { judgePassword } from '#api/account/credentials/passwords/policy.ts'
import { hashPassword } from '#api/account/credentials/passwords/service.ts'
import { consumeReset, insertReset } from '#api/account/credentials/passwords/sql.ts'
import { setPasswordByMail } from '#api/account/identity/registration/sql.ts'
import { endSessionsOf } from '#api/account/sessions/service.ts'
import { recordEvent } from '#api/kernel/audit/service.ts'
import { ApiError, fieldError } from '#api/kernel/errors/api-error.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { siteOf } from '#api/kernel/limits/addresses.ts'
import { leaveMark, type MarkPorts } from './device-marks.ts'
import * as queries from './queries.ts'

/**
 * Sends a link to choose a new password.
 * @throws ApiError INVALID_EMAIL, NOT_REGISTERED, PASSWORD_RESET_DONE_RECENTLY, EMAIL_NOT_SENT
 */
export async function requestReset(ctx: Ctx<'db' | 'mail' | 'visitor'>, given: { email: string }): Promise<void> {
  const address = given.email.trim()
  if (address === '') throw fieldError('email', 'required')
  if (!Email.safeParse(address).success) throw new ApiError('INVALID_EMAIL')
  const token = randomBytes(32).toString('base64url')
  await transaction(ctx, async (ctx) => {
    const account = await queries.lockByEmail(ctx.db, address)
    if (account === null) throw new ApiError('NOT_REGISTERED')
    const { guid, email, full_name } = account
    if (!(await insertReset(ctx.db, guid, hashToken(token)))) throw new ApiError('PASSWORD_RESET_DONE_RECENTLY')
    await recordEvent(ctx.db, 'password_reset_requested', guid, ctx.visitor)
    await ctx.mail.enqueue(ctx.db, 'reset_password', email, { full_name, token })
  })
}

/**
 * Sets a new password by the token of a link, and logs all devices out. The browser is known to the account from then on.
 * @throws ApiError INVALID_TOKEN, SERVICE_UNAVAILABLE
 * @throws FieldErrors for a password that is too easy to guess; the link then stays valid
 */
export async function resetPassword(
  ctx: Ctx<'db' | 'mail' | 'visitor' | MarkPorts>,
  given: { token: string; password: string },
): Promise<void> {
  const token_hash = hashToken(given.token)
  const account = await queries.findReset(ctx.db, token_hash)
  if (account === null) throw new ApiError('INVALID_TOKEN')
  const flaw = judgePassword(given.password, account)
  if (flaw !== null) throw fieldError('password', flaw)
  const password_hash = await hashPassword(given.password, siteOf(ctx.visitor.address))
  const { guid, email, full_name } = account
  await transaction(ctx, async (ctx) => {
    if (!(await consumeReset(ctx.db, guid, token_hash))) throw new ApiError('INVALID_TOKEN')
    await setPasswordByMail(ctx.db, guid, password_hash)
    await endSessionsOf(ctx.db, guid)
    await recordEvent(ctx.db, 'password_reset', guid, ctx.visitor)
    await ctx.mail.enqueue(ctx.db, 'password_changed', email, { full_name, at: new Date().toISOString() })
  })
  // The link came to the owner's mailbox: this browser may log in, whatever strangers try meanwhile.
  await leaveMark(ctx, 'device', guid)
}

function hashToken(token: string): string {
  return hash('sha256', token, 'base64url')
}

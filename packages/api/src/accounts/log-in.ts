import { recordEvent } from '../audit/service.ts'
import { ApiError } from '../http/api-error.ts'
import type { CallContext } from '../http/scope.ts'
import { verifyPassword } from '../passwords/service.ts'
import { type Issued, startSession } from '../sessions/service.ts'
import { verifySecondFactor } from '../users/second-factor.ts'
import { findByEmail, type LoginRow } from './queries.ts'

/**
 * Signs somebody in by e-mail and password. Whether there is such an account shows neither in the answer nor in the time
 * it takes; what else stands in the way is told only to who knows the password.
 * @throws ApiError NO_ACTIVE_ACCOUNT, BANNED_USER, REGISTRATION_NOT_FINISHED, TOTP_REQUIRED, TOTP_NO_MATCH
 */
export async function logIn(
  call: CallContext,
  given: { email: string; password: string; totp_code?: string | undefined },
): Promise<Issued & { refresh: string }> {
  const { db, visitor } = call
  const account = await recognise(call, given)
  if (account.is_banned) throw new ApiError('BANNED_USER')
  if (!account.email_verified) throw new ApiError('REGISTRATION_NOT_FINISHED')
  if (account.totp_enabled) await askSecondFactor(call, account.guid, given.totp_code)
  const issued = await startSession(call, account.guid, visitor)
  await recordEvent(db, 'login', account.guid, visitor)
  return issued
}

/**
 * The account of an e-mail and its password.
 * @throws ApiError NO_ACTIVE_ACCOUNT
 */
export async function recognise(
  { db, visitor }: CallContext,
  given: { email: string; password: string },
): Promise<LoginRow> {
  const account = await findByEmail(db, given.email.trim())
  const matches = await verifyPassword(given.password, account?.password_hash ?? null)
  if (account !== null && matches) return account
  await recordEvent(db, 'login_failed', account?.guid ?? null, visitor)
  throw new ApiError('NO_ACTIVE_ACCOUNT')
}

async function askSecondFactor({ db, visitor }: CallContext, user: string, code: string | undefined): Promise<void> {
  if (code === undefined || code.trim() === '') throw new ApiError('TOTP_REQUIRED')
  if (await verifySecondFactor(db, user, code)) return
  await recordEvent(db, 'login_failed', user, visitor, { at: 'second factor' })
  throw new ApiError('TOTP_NO_MATCH')
}

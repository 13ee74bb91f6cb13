import { recordEvent } from '../audit/service.ts'
import { ApiError } from '../http/api-error.ts'
import type { CallContext } from '../http/scope.ts'
import { verifyPassword } from '../passwords/service.ts'
import type { Issued } from '../sessions/service.ts'
import { enter, requireAdmission } from './enter.ts'
import { findByEmail, type LoginRow } from './queries.ts'

/**
 * Signs somebody in by e-mail and password. Whether there is such an account shows neither in the answer nor in the time
 * it takes; what else stands in the way is told only to who knows the password.
 * @throws ApiError NO_ACTIVE_ACCOUNT, BANNED_USER, REGISTRATION_NOT_FINISHED, TOTP_REQUIRED, TOTP_NO_MATCH, TOO_MANY_REQUESTS
 */
export async function logIn(
  call: CallContext,
  given: { email: string; password: string; totp_code?: string | undefined },
): Promise<Issued & { refresh: string }> {
  const account = await recognise(call, given)
  await requireAdmission(call, account, given.totp_code)
  return enter(call, account)
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

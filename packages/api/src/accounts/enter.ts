import { recordEvent } from '../audit/service.ts'
import { ApiError } from '../http/api-error.ts'
import type { CallContext } from '../http/scope.ts'
import { type Issued, startSession } from '../sessions/service.ts'
import { takeSecondFactor } from '../users/second-factor.ts'
import { isNewDevice, rememberDevice, tellOfDevice } from './new-device.ts'
import { FACTOR_MINUTES, type LoginRow } from './queries.ts'

/** Wrong codes of the second factor that one account may be met with in a few minutes, wherever they come from. */
const FACTOR_FAILURES_MAX = 10

/**
 * Refuses whoever has shown who they are and yet may not log in.
 * @throws ApiError BANNED_USER, REGISTRATION_NOT_FINISHED, TOTP_REQUIRED, TOTP_NO_MATCH, TOO_MANY_REQUESTS
 */
export async function requireAdmission(call: CallContext, account: LoginRow, code: string | undefined): Promise<void> {
  if (account.is_banned) throw new ApiError('BANNED_USER')
  if (!account.email_verified) throw new ApiError('REGISTRATION_NOT_FINISHED')
  if (account.totp_enabled) await askSecondFactor(call, account, code)
}

/**
 * Signs in who may: the session, the event and word of a device not seen before, all or nothing.
 * @param within what belongs to the log-in and stands or falls with it
 */
export async function enter(
  call: CallContext,
  account: LoginRow,
  within: (tx: CallContext['db']) => Promise<void> = async () => {},
): Promise<Issued & { refresh: string }> {
  const isNew = await isNewDevice(call, account.guid)
  const issued = await call.db.transaction(async (db) => {
    await within(db)
    const session = await startSession({ ...call, db }, account.guid, call.visitor)
    await recordEvent(db, 'login', account.guid, call.visitor)
    if (isNew) await tellOfDevice(db, call, account)
    return session
  })
  await rememberDevice(call, account.guid)
  return issued
}

async function askSecondFactor(
  { db, visitor }: CallContext,
  { guid: user, factor_failures }: LoginRow,
  code: string | undefined,
): Promise<void> {
  if (code === undefined || code.trim() === '') throw new ApiError('TOTP_REQUIRED')
  if (factor_failures >= FACTOR_FAILURES_MAX) {
    throw new ApiError('TOO_MANY_REQUESTS', { retry_after: FACTOR_MINUTES * 60 })
  }
  if (await takeSecondFactor(db, user, code, visitor)) return
  await recordEvent(db, 'login_failed', user, visitor, { at: 'second factor' })
  throw new ApiError('TOTP_NO_MATCH')
}

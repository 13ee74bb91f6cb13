import { takeSecondFactor } from '#api/account/credentials/second-factor/service.ts'
import { type Issued, startSession } from '#api/account/sessions/service.ts'
import { recordEvent } from '#api/kernel/audit/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { leaveMark } from './device-marks.ts'
import { type Attempt, beginCode } from './log-in-attempts.ts'
import { isNewDevice, notifyOfDevice } from './new-device.ts'
import type { LoginRow } from './queries.ts'

/** What logging in needs of a context. */
export type LogInCtx = Ctx<'db' | 'keys' | 'mail' | 'visitor' | 'cookies'>

/**
 * Refuses people who have proved their identity but may not log in.
 * @returns attempts that were right, to be passed to `succeed`
 * @throws ApiError BANNED_USER, REGISTRATION_NOT_FINISHED, TOTP_REQUIRED, TOTP_NO_MATCH, TOO_MANY_REQUESTS
 */
export async function requireAdmission(ctx: LogInCtx, account: LoginRow, code: string | undefined): Promise<Attempt[]> {
  if (account.is_banned) throw new ApiError('BANNED_USER')
  if (!account.email_verified) {
    // A person who knows the password began the account, and enters the code next.
    await leaveMark(ctx, 'registration', account.guid)
    throw new ApiError('REGISTRATION_NOT_FINISHED')
  }
  return account.totp_secret !== null ? [await askSecondFactor(ctx, account, code)] : []
}

/**
 * Logs a person in: the session, the audit event and the mail about a new device, all or nothing.
 * @param within further work that belongs to the log-in's transaction
 */
export async function enter(
  ctx: LogInCtx,
  account: LoginRow,
  within: (ctx: LogInCtx) => Promise<void> = async () => {},
): Promise<Issued & { refresh: string }> {
  const isNew = await isNewDevice(ctx, account.guid)
  const issued = await transaction(ctx, async (ctx) => {
    await within(ctx)
    const session = await startSession(ctx, account.guid, ctx.visitor)
    await recordEvent(ctx.db, 'login', account.guid, ctx.visitor)
    if (isNew) await notifyOfDevice(ctx, account)
    return session
  })
  await leaveMark(ctx, 'device', account.guid)
  return issued
}

async function askSecondFactor(
  ctx: LogInCtx,
  { guid: user, totp_secret: secret }: LoginRow,
  code: string | undefined,
): Promise<Attempt> {
  if (code === undefined || code.trim() === '') throw new ApiError('TOTP_REQUIRED')
  const { db, visitor } = ctx
  const attempt = await beginCode(ctx, user)
  if (await takeSecondFactor(db, { user, secret }, code, visitor)) return attempt
  await recordEvent(db, 'login_failed', user, visitor, { at: 'second factor' })
  throw new ApiError('TOTP_NO_MATCH')
}

import { verifyPassword } from '#api/account/credentials/passwords/service.ts'
import type { Issued } from '#api/account/sessions/service.ts'
import { recordEvent } from '#api/kernel/audit/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { siteOf } from '#api/kernel/limits/addresses.ts'
import { enter, type LogInCtx, requireAdmission } from './enter.ts'
import { type Attempt, beginPassword, succeed, withdraw } from './log-in-attempts.ts'
import { findByEmail, type LoginRow } from './queries.ts'

/**
 * Logs a person in by e-mail and password. Neither the answer nor its duration reveals whether the account exists; the reason
 * of a refusal is given only to a person who knows the password.
 * @throws ApiError NO_ACTIVE_ACCOUNT, BANNED_USER, REGISTRATION_NOT_FINISHED, TOTP_REQUIRED, TOTP_NO_MATCH, TOO_MANY_REQUESTS,
 * SERVICE_UNAVAILABLE
 */
export async function logIn(
  ctx: LogInCtx,
  given: { email: string; password: string; totp_code?: string | undefined },
): Promise<Issued & { refresh: string }> {
  const { account, attempt } = await recognise(ctx, given)
  const right = [attempt]
  try {
    right.push(...(await requireAdmission(ctx, account, given.totp_code)))
  } finally {
    await succeed(ctx.db, right)
  }
  return enter(ctx, account)
}

/**
 * Finds the account of an e-mail and password, and the attempt, to be passed to `succeed`. Wrong passwords stay counted.
 * @throws ApiError NO_ACTIVE_ACCOUNT, TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE
 */
export async function recognise(
  ctx: Omit<LogInCtx, 'mail'>,
  given: { email: string; password: string },
): Promise<{ account: LoginRow; attempt: Attempt }> {
  const { db, visitor } = ctx
  const account = await findByEmail(db, given.email.trim())
  const attempt = await beginPassword(ctx, { user: account?.guid ?? null, email: given.email })
  const lane = siteOf(visitor.address)
  const matches = await verifyPassword(given.password, account?.password_hash ?? null, lane).catch(
    async (refusal: unknown) => {
      await withdraw(db, attempt)
      throw refusal
    },
  )
  if (account !== null && matches) return { account, attempt }
  await recordEvent(db, 'login_failed', account?.guid ?? null, visitor)
  throw new ApiError('NO_ACTIVE_ACCOUNT')
}

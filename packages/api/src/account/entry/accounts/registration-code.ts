import { EMAIL_CODE_ATTEMPTS, EMAIL_CODE_MINUTES } from '@zivina/contract/kernel/limits'
import { isCode } from '#api/account/credentials/email-codes/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { siteOf } from '#api/kernel/limits/addresses.ts'
import { attemptKey, type Bound, takeAttempt } from '#api/kernel/limits/attempts.ts'
import { type MarkPorts, readMark } from './device-marks.ts'

/** Attempts at one code by all browsers together that did not begin the registration. */
const ATTEMPTS_OF_OTHERS = 20
/** How long a code is valid. */
const SECONDS = EMAIL_CODE_MINUTES * 60

/**
 * Tries the code of a registration. The browser that began it has five attempts of its own; every other network has as many,
 * and all of those together four times as many.
 * @throws ApiError CODE_NO_MATCH for a wrong or old code, TOO_MANY_ATTEMPTS for any code after too many attempts
 */
export async function tryRegistrationCode(
  ctx: Ctx<'db' | 'visitor' | MarkPorts>,
  { guid: user, code_hash }: { guid: string; code_hash: string | null },
  code: string,
): Promise<void> {
  if (code_hash === null) throw new ApiError('CODE_NO_MATCH')
  // The hash separates this code's attempts from those of the account's other codes.
  const met = await takeAttempt(ctx.db, await boundsOf(ctx, user, code_hash))
  if (met.length > 0) throw new ApiError('TOO_MANY_ATTEMPTS')
  if (!(await isCode(ctx.keys, { user, purpose: 'verify' }, code_hash, code))) throw new ApiError('CODE_NO_MATCH')
}

async function boundsOf(ctx: Ctx<'visitor' | MarkPorts>, user: string, code: string): Promise<Bound[]> {
  const mark = await readMark(ctx, 'registration', user)
  const own = { attempts: EMAIL_CODE_ATTEMPTS, seconds: SECONDS }
  if (mark !== null) return [{ key: attemptKey('registration code of browser', code, mark), ...own }]
  return [
    { key: attemptKey('registration code at', code, siteOf(ctx.visitor.address)), ...own },
    { key: attemptKey('registration code', code), attempts: ATTEMPTS_OF_OTHERS, seconds: SECONDS },
  ]
}

import { EMAIL_CODE_ATTEMPTS, EMAIL_CODE_MINUTES } from '@zivina/contract/limits'
import { attemptKey, type Bound, takeAttempt } from '../attempts/service.ts'
import { readSentCode } from '../email-codes/service.ts'
import { siteOf } from '../http/addresses.ts'
import { ApiError } from '../http/api-error.ts'
import type { CallContext } from '../http/scope.ts'
import { readMark } from './device-marks.ts'

/** Tries at one code by all browsers together that did not begin the registration. */
const ATTEMPTS_OF_OTHERS = 20
/** As long as a code is good. */
const SECONDS = EMAIL_CODE_MINUTES * 60

/**
 * Tries the code of a registration. The browser that began it has its five tries whatever others do; every other network has
 * as many, and all of those together four times as many.
 * @throws ApiError CODE_NO_MATCH for a wrong or old code, TOO_MANY_ATTEMPTS for any code after too many tries
 */
export async function tryRegistrationCode(call: CallContext, user: string, code: string): Promise<void> {
  const { db, keys } = call
  const sent = await readSentCode(db, keys, { user, purpose: 'verify' })
  if (sent === null) throw new ApiError('CODE_NO_MATCH')
  const met = await takeAttempt(db, await boundsOf(call, user, sent.id))
  if (met.length > 0) throw new ApiError('TOO_MANY_ATTEMPTS')
  if (!(await sent.is(code))) throw new ApiError('CODE_NO_MATCH')
}

async function boundsOf(call: CallContext, user: string, code: string): Promise<Bound[]> {
  const mark = await readMark(call, 'registration', user)
  const own = { attempts: EMAIL_CODE_ATTEMPTS, seconds: SECONDS }
  if (mark !== null) return [{ key: attemptKey('registration code of browser', code, mark), ...own }]
  return [
    { key: attemptKey('registration code at', code, siteOf(call.visitor.address)), ...own },
    { key: attemptKey('registration code', code), attempts: ATTEMPTS_OF_OTHERS, seconds: SECONDS },
  ]
}

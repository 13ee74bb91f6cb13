import type { accounts } from '@zivina/contract/account/accounts'
import { containsBannedWord, usernameKey } from '@zivina/contract/account/usernames'
import type { CodedError } from '@zivina/contract/kernel/errors'
import type { Db } from '@zivina/db/database'
import type { z } from 'zod'
import { forgetCode, makeCode } from '#api/account/email-codes/service.ts'
import { judgePassword } from '#api/account/passwords/policy.ts'
import { hashPassword } from '#api/account/passwords/service.ts'
import { type Issued, startSession } from '#api/account/sessions/service.ts'
import { recordEvent } from '#api/kernel/audit/service.ts'
import { ApiError, codedField, FieldErrors, fieldError } from '#api/kernel/errors/api-error.ts'
import type { CallContext } from '#api/kernel/http/scope.ts'
import { siteOf } from '#api/kernel/limits/addresses.ts'
import { leaveMark } from './device-marks.ts'
import { recognise } from './log-in.ts'
import { succeed } from './log-in-attempts.ts'
import { accountOf, consentsOf } from './new-account.ts'
import * as queries from './queries.ts'
import { tryRegistrationCode } from './registration-code.ts'
import { sayWelcome } from './welcome.ts'

type Registration = z.output<typeof accounts.register.body>

/**
 * Creates an account and sends the code that verifies its address, both or neither.
 * @throws FieldErrors, ApiError EMAIL_NOT_SENT
 */
export async function register(
  call: CallContext,
  given: Registration,
): Promise<{ guid: string; email: string; username: string }> {
  const { db, visitor } = call
  await refuseBadFields(db, given)
  const password_hash = await hashPassword(given.password, siteOf(visitor.address))
  const { email } = given
  const username = given.username.normalize('NFC')
  const full_name = given.full_name ?? ''
  const guid = await keepOrRefuse(() =>
    db.transaction(async (tx) => {
      const fields = { ...accountOf(given), email, username, full_name }
      const user = await queries.insertUser(tx, fields, password_hash)
      await queries.insertConsents(tx, user, consentsOf(given))
      const code = await makeCode(tx, call.keys, { user, purpose: 'verify' }, email)
      await recordEvent(tx, 'registered', user, visitor, { platform: given.registration_platform })
      await call.mail.enqueue(tx, 'verify_email', email, { full_name, code })
      return user
    }),
  )
  await leaveMark(call, 'registration', guid)
  return { guid, email, username }
}

/**
 * Verifies the address of a registration and logs its owner in.
 * @throws ApiError CODE_NO_MATCH, TOO_MANY_ATTEMPTS, ALREADY_VERIFIED, BANNED_USER
 */
export async function verifyEmail(call: CallContext, given: { email: string; code: string }): Promise<Issued> {
  const { db, visitor } = call
  const account = await queries.findRegistration(db, given.email.trim())
  // As specified, the answers reveal whether an address has an account; the limits of the call prevent testing lists of
  // addresses.
  if (account === null) throw new ApiError('CODE_NO_MATCH')
  if (account.email_verified) throw new ApiError('ALREADY_VERIFIED')
  try {
    await tryRegistrationCode(call, account, given.code)
  } catch (error) {
    // The same code was sent twice at once: the first call has used it up meanwhile.
    if ((await queries.findByEmail(db, account.email))?.email_verified) throw new ApiError('ALREADY_VERIFIED')
    await recordEvent(db, 'email_code_failed', account.guid, visitor)
    throw error
  }
  if (account.is_banned) throw new ApiError('BANNED_USER')
  await db.transaction(async (tx) => {
    const verified = await queries.markVerified(tx, account.guid)
    if (verified === null) throw new ApiError('ALREADY_VERIFIED')
    await forgetCode(tx, { user: account.guid, purpose: 'verify' })
    await recordEvent(tx, 'email_verified', account.guid, visitor)
    await sayWelcome(tx, call, verified)
  })
  await leaveMark(call, 'device', account.guid)
  return startSession(call, account.guid, visitor)
}

/**
 * Sends another code.
 * @throws ApiError NO_ACTIVE_ACCOUNT, ALREADY_VERIFIED, EMAIL_SENT_RECENTLY, EMAIL_NOT_SENT
 */
export async function resendCode(call: CallContext, given: { email: string; password: string }): Promise<void> {
  const { account, attempt } = await recognise(call, given)
  await succeed(call.db, [attempt])
  if (account.email_verified) throw new ApiError('ALREADY_VERIFIED')
  const { guid, email, full_name } = account
  // A person who knows the password began the account.
  await leaveMark(call, 'registration', guid)
  await call.db.transaction(async (tx) => {
    const code = await makeCode(tx, call.keys, { user: guid, purpose: 'verify' }, email)
    await call.mail.enqueue(tx, 'verify_email', email, { full_name, code })
  })
}

async function refuseBadFields(db: Db, given: Registration): Promise<void> {
  const fields: Record<string, CodedError[]> = {}
  const taken = await queries.findTaken(db, given.email, usernameKey(given.username))
  if (taken.email) fields.email = [codedField('email', 'unique')]
  if (taken.username) fields.username = [codedField('username', 'unique')]
  if (containsBannedWord(given.username)) fields.username = [codedField('username', 'banned_word')]
  const flaw = judgePassword(given.password, given)
  if (flaw !== null) fields.password = [codedField('password', flaw)]
  if (given.terms_accepted === false) fields.terms_accepted = [codedField('terms_accepted', 'accept')]
  if (Object.keys(fields).length > 0) throw new FieldErrors(fields)
}

/** Two simultaneous registrations both find the name free; the database accepts one of them. */
async function keepOrRefuse(keep: () => Promise<string>): Promise<string> {
  try {
    return await keep()
  } catch (error) {
    const column = queries.takenColumn(error)
    throw column === null ? error : fieldError(column, 'unique')
  }
}

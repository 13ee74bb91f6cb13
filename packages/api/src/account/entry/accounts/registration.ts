import type { accounts } from '@zivina/contract/account/accounts'
import { containsBannedWord, usernameKey } from '@zivina/contract/account/usernames'
import type { CodedError } from '@zivina/contract/kernel/errors'
import type { Db } from '@zivina/db/database'
import type { z } from 'zod'
import { forgetCode, makeCode } from '#api/account/credentials/email-codes/service.ts'
import { judgePassword } from '#api/account/credentials/passwords/policy.ts'
import { hashPassword } from '#api/account/credentials/passwords/service.ts'
import { insertConsents } from '#api/account/identity/consents/sql.ts'
import { insertUser, markVerified } from '#api/account/identity/registration/sql.ts'
import { type Issued, startSession } from '#api/account/sessions/service.ts'
import { recordEvent } from '#api/kernel/audit/service.ts'
import { ApiError, codedField, FieldErrors, fieldError } from '#api/kernel/errors/api-error.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { siteOf } from '#api/kernel/limits/addresses.ts'
import { leaveMark, type MarkPorts } from './device-marks.ts'
import { recognise } from './log-in.ts'
import { succeed } from './log-in-attempts.ts'
import { accountOf, consentsOf } from './new-account.ts'
import * as queries from './queries.ts'
import { tryRegistrationCode } from './registration-code.ts'
import { sayWelcome } from './welcome.ts'

type Registration = z.output<typeof accounts.register.body>
type RegistrationCtx = Ctx<'db' | 'mail' | 'visitor' | MarkPorts>

/**
 * Creates an account and sends the code that verifies its address, both or neither.
 * @throws FieldErrors, ApiError EMAIL_NOT_SENT
 */
export async function register(
  ctx: RegistrationCtx,
  given: Registration,
): Promise<{ guid: string; email: string; username: string }> {
  await refuseBadFields(ctx.db, given)
  const password_hash = await hashPassword(given.password, siteOf(ctx.visitor.address))
  const { email } = given
  const username = given.username.normalize('NFC')
  const full_name = given.full_name ?? ''
  const guid = await keepOrRefuse(() =>
    transaction(ctx, async (ctx) => {
      const fields = { ...accountOf(given), email, username, full_name }
      const user = await insertUser(ctx.db, fields, password_hash)
      await insertConsents(ctx.db, user, consentsOf(given))
      const code = await makeCode(ctx.db, ctx.keys, { user, purpose: 'verify' }, email)
      await recordEvent(ctx.db, 'registered', user, ctx.visitor, { platform: given.registration_platform })
      await ctx.mail.enqueue(ctx.db, 'verify_email', email, { full_name, email, code })
      return user
    }),
  )
  await leaveMark(ctx, 'registration', guid)
  return { guid, email, username }
}

/**
 * Verifies the address of a registration and logs its owner in.
 * @throws ApiError CODE_NO_MATCH, TOO_MANY_ATTEMPTS, ALREADY_VERIFIED, BANNED_USER
 */
export async function verifyEmail(
  ctx: RegistrationCtx & Ctx<'public_url'>,
  given: { email: string; code: string },
): Promise<Issued> {
  const account = await queries.findRegistration(ctx.db, given.email.trim())
  // As specified, the answers reveal whether an address has an account; the limits of the call prevent testing lists of
  // addresses.
  if (account === null) throw new ApiError('CODE_NO_MATCH')
  if (account.email_verified) throw new ApiError('ALREADY_VERIFIED')
  try {
    await tryRegistrationCode(ctx, account, given.code)
  } catch (error) {
    // The same code was sent twice at once: the first call has used it up meanwhile.
    if ((await queries.findByEmail(ctx.db, account.email))?.email_verified) throw new ApiError('ALREADY_VERIFIED')
    await recordEvent(ctx.db, 'email_code_failed', account.guid, ctx.visitor)
    throw error
  }
  if (account.is_banned) throw new ApiError('BANNED_USER')
  await transaction(ctx, async (ctx) => {
    const verified = await markVerified(ctx.db, account.guid)
    if (verified === null) throw new ApiError('ALREADY_VERIFIED')
    await forgetCode(ctx.db, { user: account.guid, purpose: 'verify' })
    await recordEvent(ctx.db, 'email_verified', account.guid, ctx.visitor)
    await sayWelcome(ctx, verified)
  })
  await leaveMark(ctx, 'device', account.guid)
  return startSession(ctx, account.guid, ctx.visitor)
}

/**
 * Sends another code.
 * @throws ApiError NO_ACTIVE_ACCOUNT, ALREADY_VERIFIED, EMAIL_SENT_RECENTLY, EMAIL_NOT_SENT
 */
export async function resendCode(ctx: RegistrationCtx, given: { email: string; password: string }): Promise<void> {
  const { account, attempt } = await recognise(ctx, given)
  await succeed(ctx.db, [attempt])
  if (account.email_verified) throw new ApiError('ALREADY_VERIFIED')
  const { guid, email, full_name } = account
  // A person who knows the password began the account.
  await leaveMark(ctx, 'registration', guid)
  await transaction(ctx, async (ctx) => {
    const code = await makeCode(ctx.db, ctx.keys, { user: guid, purpose: 'verify' }, email)
    await ctx.mail.enqueue(ctx.db, 'verify_email', email, { full_name, email, code })
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

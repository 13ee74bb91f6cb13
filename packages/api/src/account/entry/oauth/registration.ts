import type { oauth } from '@zivina/contract/account/oauth'
import type { OauthProvider } from '@zivina/contract/account/oauth-providers'
import { containsBannedWord } from '@zivina/contract/account/usernames'
import type { Db } from '@zivina/db/database'
import type { z } from 'zod'
import { leaveMark } from '#api/account/entry/accounts/device-marks.ts'
import type { LogInCtx } from '#api/account/entry/accounts/enter.ts'
import { accountOf, consentsOf } from '#api/account/entry/accounts/new-account.ts'
import { type LockedAccount, lockByEmail, takenColumn } from '#api/account/entry/accounts/queries.ts'
import { sayWelcome } from '#api/account/entry/accounts/welcome.ts'
import { insertConsents } from '#api/account/identity/consents/sql.ts'
import { insertUser } from '#api/account/identity/registration/sql.ts'
import { putSession } from '#api/account/sessions/present.ts'
import { type Issued, startSession } from '#api/account/sessions/service.ts'
import { recordEvent } from '#api/kernel/audit/service.ts'
import { ApiError, fieldError } from '#api/kernel/errors/api-error.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { admit, type Proven, provenAddress } from './admit.ts'
import { insertIdentity, selectOwner, takeOver } from './queries.ts'
import { clearTicket, readTicket } from './ticket.ts'

type Registration = z.output<typeof oauth.register.body>
type RegistrationCtx = LogInCtx & Ctx<'public_url'>

/**
 * Creates the proposed account and logs in. Where it was created meanwhile, by a second click or in another tab, logs in to
 * that one.
 * @throws FieldErrors, ApiError OAUTH_FAILED, OAUTH_EMAIL_UNPROVEN, BANNED_USER
 */
export async function registerThrough(
  ctx: RegistrationCtx,
  { provider, ...given }: Registration & { provider: OauthProvider },
): Promise<{ last_url: string }> {
  const ticket = await readTicket(ctx, provider, given.state, null)
  const { identity, last_url } = ticket
  if (identity === null) throw new ApiError('OAUTH_FAILED')
  refuseBadFields(given)
  const proven = { ...ticket, identity }
  const made = await make(ctx, proven, given)
  if (made === null) {
    const { proposal } = await admit(ctx, proven, undefined)
    if (proposal !== null) throw new ApiError('OAUTH_FAILED')
    return { last_url }
  }
  putSession(ctx.cookies, made.issued)
  await leaveMark(ctx, 'device', made.user)
  clearTicket(ctx, ticket)
  return { last_url }
}

function refuseBadFields({ username, terms_accepted }: Registration): void {
  if (containsBannedWord(username)) throw fieldError('username', 'banned_word')
  if (!terms_accepted) throw fieldError('terms_accepted', 'accept')
}

type Made = { user: string; issued: Issued }

/** The new account, or null where the address or the identity has one by now. */
async function make(ctx: RegistrationCtx, ticket: Proven, given: Registration): Promise<Made | null> {
  try {
    return await transaction(ctx, (ctx) => makeIn(ctx, ticket, given))
  } catch (error) {
    if (error instanceof MadeMeanwhile) return null
    const column = takenColumn(error)
    if (column === null) throw error
    // The first of two clicks takes both name and address.
    const { provider, identity } = ticket
    if (column === 'email' || (await selectOwner(ctx.db, provider, identity.subject)) !== null) return null
    throw fieldError('username', 'unique')
  }
}

/** The account exists already: the transaction is rolled back. */
class MadeMeanwhile extends Error {}

async function makeIn(ctx: RegistrationCtx, { provider, identity }: Proven, given: Registration): Promise<Made> {
  const { db, visitor } = ctx
  const email = provenAddress(identity)
  const unfinished = await lockByEmail(db, email)
  const named = { email, username: given.username.normalize('NFC'), full_name: given.full_name ?? '' }
  const user = await keepAccount(db, unfinished, {
    ...accountOf({ ...given, registration_platform: 'web' }),
    ...named,
    email_verified: true,
    registration_method: provider,
  })
  if (!(await insertIdentity(db, { provider, subject: identity.subject, user }))) throw new MadeMeanwhile()
  await insertConsents(db, user, consentsOf(given))
  await recordEvent(db, 'registered', user, visitor, { platform: 'web', method: provider })
  await sayWelcome(ctx, { ...named, guid: user, newsletter: given.newsletter })
  return { user, issued: await startSession(ctx, user, visitor) }
}

async function keepAccount(
  db: Db,
  unfinished: LockedAccount | null,
  fields: Parameters<typeof insertUser>[1],
): Promise<string> {
  if (unfinished === null) return insertUser(db, fields, null)
  if (unfinished.email_verified) throw new MadeMeanwhile()
  if (unfinished.is_banned) throw new ApiError('BANNED_USER')
  await takeOver(db, unfinished.guid, fields)
  return unfinished.guid
}

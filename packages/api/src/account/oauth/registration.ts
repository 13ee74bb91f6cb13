import type { oauth } from '@zivina/contract/account/oauth'
import type { OauthProvider } from '@zivina/contract/account/oauth-providers'
import { containsBannedWord } from '@zivina/contract/account/usernames'
import type { Db } from '@zivina/db/database'
import type { z } from 'zod'
import { leaveMark } from '#api/account/accounts/device-marks.ts'
import { accountOf, consentsOf } from '#api/account/accounts/new-account.ts'
import { findByEmail, insertConsents, insertUser, type LoginRow, takenColumn } from '#api/account/accounts/queries.ts'
import { sayWelcome } from '#api/account/accounts/welcome.ts'
import { type Issued, startSession } from '#api/account/sessions/service.ts'
import { putSession } from '#api/account/sessions/session-cookies.ts'
import { recordEvent } from '#api/kernel/audit/service.ts'
import { ApiError, fieldError } from '#api/kernel/errors/api-error.ts'
import type { CallContext } from '#api/kernel/http/scope.ts'
import { admit, type Proven, provenAddress } from './admit.ts'
import { insertIdentity, selectOwner, takeOver } from './queries.ts'
import { clearTicket, readTicket } from './ticket.ts'

type Registration = z.output<typeof oauth.register.body>

/**
 * Creates the proposed account and logs in. Where it was created meanwhile, by a second click or in another tab, logs in to
 * that one.
 * @throws FieldErrors, ApiError OAUTH_FAILED, OAUTH_EMAIL_UNPROVEN, BANNED_USER
 */
export async function registerThrough(
  call: CallContext,
  provider: OauthProvider,
  given: Registration,
): Promise<{ last_url: string }> {
  const ticket = await readTicket(call, provider, given.state, null)
  const { identity, last_url } = ticket
  if (identity === null) throw new ApiError('OAUTH_FAILED')
  refuseBadFields(given)
  const proven = { ...ticket, identity }
  const made = await make(call, proven, given)
  if (made === null) {
    const { proposal } = await admit(call, proven, undefined)
    if (proposal !== null) throw new ApiError('OAUTH_FAILED')
    return { last_url }
  }
  putSession(call.cookies, made.issued)
  await leaveMark(call, 'device', made.user)
  clearTicket(call, ticket)
  return { last_url }
}

function refuseBadFields({ username, terms_accepted }: Registration): void {
  if (containsBannedWord(username)) throw fieldError('username', 'banned_word')
  if (!terms_accepted) throw fieldError('terms_accepted', 'accept')
}

type Made = { user: string; issued: Issued }

/** The new account, or null where the address or the identity has one by now. */
async function make(call: CallContext, ticket: Proven, given: Registration): Promise<Made | null> {
  try {
    return await call.db.transaction((tx) => makeIn(tx, call, ticket, given))
  } catch (error) {
    if (error instanceof MadeMeanwhile) return null
    const column = takenColumn(error)
    if (column === null) throw error
    // The first of two clicks takes both name and address.
    const { provider, identity } = ticket
    if (column === 'email' || (await selectOwner(call.db, provider, identity.subject)) !== null) return null
    throw fieldError('username', 'unique')
  }
}

/** The account exists already: the transaction is rolled back. */
class MadeMeanwhile extends Error {}

async function makeIn(tx: Db, call: CallContext, { provider, identity }: Proven, given: Registration): Promise<Made> {
  const email = provenAddress(identity)
  const unfinished = await findByEmail(tx, email, true)
  const named = { email, username: given.username.normalize('NFC'), full_name: given.full_name ?? '' }
  const user = await keepAccount(tx, unfinished, {
    ...accountOf({ ...given, registration_platform: 'web' }),
    ...named,
    email_verified: true,
    registration_method: provider,
  })
  if (!(await insertIdentity(tx, { provider, subject: identity.subject, user }))) throw new MadeMeanwhile()
  await insertConsents(tx, user, consentsOf(given))
  await recordEvent(tx, 'registered', user, call.visitor, { platform: 'web', method: provider })
  await sayWelcome(tx, call, { ...named, guid: user, newsletter: given.newsletter })
  return { user, issued: await startSession({ ...call, db: tx }, user, call.visitor) }
}

async function keepAccount(
  tx: Db,
  unfinished: LoginRow | null,
  fields: Parameters<typeof insertUser>[1],
): Promise<string> {
  if (unfinished === null) return insertUser(tx, fields, null)
  if (unfinished.email_verified) throw new MadeMeanwhile()
  if (unfinished.is_banned) throw new ApiError('BANNED_USER')
  await takeOver(tx, unfinished.guid, fields)
  return unfinished.guid
}

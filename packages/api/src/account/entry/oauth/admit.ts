import { randomInt } from 'node:crypto'
import { OAUTH_PROVIDER_NAMES } from '@zivina/contract/account/oauth-providers'
import { usernameKey } from '@zivina/contract/account/usernames'
import type { OauthIdentity } from '@zivina/integrations/oauth/port'
import { enter, type LogInCtx, requireAdmission } from '#api/account/entry/accounts/enter.ts'
import { succeed } from '#api/account/entry/accounts/log-in-attempts.ts'
import { findByIdentity, type LoginRow } from '#api/account/entry/accounts/queries.ts'
import { putSession } from '#api/account/sessions/present.ts'
import { recordEvent } from '#api/kernel/audit/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { insertIdentity, selectTakenKeys } from './queries.ts'
import { clearTicket, type Ticket } from './ticket.ts'
import { proposeUsernames } from './username.ts'

/** The result: logged in, or a proposal for a new account. */
export type Finished = {
  last_url: string
  proposal: { email: string; username: string; full_name: string } | null
}

/** A log-in whose person was identified by the service. */
export type Proven = Ticket & { identity: OauthIdentity }

/**
 * Logs in the owner of an identity. An unknown identity is linked to the account with the same verified address; without such
 * an account the person gets a proposal for a new one.
 * @throws ApiError OAUTH_EMAIL_UNPROVEN, BANNED_USER, TOTP_REQUIRED, TOTP_NO_MATCH
 */
export async function admit(ctx: LogInCtx, ticket: Proven, totp_code: string | undefined): Promise<Finished> {
  const { provider, identity, last_url } = ticket
  const known = await findByIdentity(
    ctx.db,
    provider,
    identity.subject,
    identity.email_verified ? identity.email : null,
  )
  const account = known === null || known.is_linked ? known : ownedBy(known)
  if (account === null) return { last_url, proposal: await propose(ctx, identity) }
  await succeed(ctx.db, await requireAdmission(ctx, account, totp_code))
  const link = async (ctx: LogInCtx): Promise<void> => {
    if (!known?.is_linked) await linkTo(ctx, account, ticket)
  }
  putSession(ctx.cookies, await enter(ctx, account, link))
  clearTicket(ctx, ticket)
  return { last_url, proposal: null }
}

/** The address of an identity that the service has verified. */
export function provenAddress({ email, email_verified }: OauthIdentity): string {
  if (email === null || !email_verified) throw new ApiError('OAUTH_EMAIL_UNPROVEN')
  return email
}

/**
 * The account, if its owner verified the same address. An unfinished account belongs to no one yet: the person who began it may
 * have typed a foreign address.
 */
function ownedBy(account: LoginRow): LoginRow | null {
  if (account.is_banned) throw new ApiError('BANNED_USER')
  return account.email_verified ? account : null
}

/** Links the service to the account, so that it can log in; its owner gets a mail. */
export async function linkTo(
  { db, mail, visitor }: Ctx<'db' | 'mail' | 'visitor'>,
  account: Pick<LoginRow, 'guid' | 'email' | 'full_name'>,
  { provider, identity }: Pick<Proven, 'provider' | 'identity'>,
): Promise<void> {
  const { guid, email, full_name } = account
  // A second click may have linked it meanwhile.
  if (!(await insertIdentity(db, { provider, subject: identity.subject, user: guid }))) return
  await recordEvent(db, 'identity_linked', guid, visitor, { provider })
  const data = { full_name, service: OAUTH_PROVIDER_NAMES[provider], at: new Date().toISOString() }
  await mail.enqueue(db, 'identity_linked', email, data)
}

async function propose({ db }: Ctx<'db'>, identity: OauthIdentity): Promise<NonNullable<Finished['proposal']>> {
  const email = provenAddress(identity)
  const { full_name } = identity
  const names = proposeUsernames(full_name, email, randomInt(1_000_000))
  const taken = new Set(await selectTakenKeys(db, names.map(usernameKey)))
  return { email, full_name, username: names.find((name) => !taken.has(usernameKey(name))) ?? '' }
}

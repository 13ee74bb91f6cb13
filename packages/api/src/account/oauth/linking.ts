import { AFTER_LOGIN } from '@zivina/contract/account/last-url'
import type { OauthProvider } from '@zivina/contract/account/oauth-providers'
import { confirmPassword } from '#api/account/passwords/confirm-password.ts'
import { selectCredentials } from '#api/account/passwords/credential-queries.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { CallContext } from '#api/kernel/http/scope.ts'
import { linkTo } from './admit.ts'
import { selectOwner } from './queries.ts'
import { prove, type Return, sendThere } from './service.ts'
import { clearTicket, readTicket, type Ticket } from './ticket.ts'

/**
 * Begins to link a service to the account. Adding a way to log in needs the password, and only the session that began it can
 * finish it.
 * @returns the address to redirect the person to
 * @throws ApiError WRONG_PASSWORD, OAUTH_UNAVAILABLE
 */
export async function beginLinking(
  call: CallContext<'user'>,
  provider: OauthProvider,
  current_password: string,
): Promise<{ url: string }> {
  await confirmPassword(call.db, call.actor.guid, current_password)
  return sendThere(call, provider, { last_url: AFTER_LOGIN, link: linkOf(call.actor) })
}

/**
 * Links the identity that the person returned with. Repeating it changes nothing.
 * @throws ApiError OAUTH_FAILED, OAUTH_UNAVAILABLE, IDENTITY_TAKEN where it logs in to another account
 */
export async function finishLinking(call: CallContext<'user'>, provider: OauthProvider, given: Return): Promise<void> {
  const { actor, db } = call
  const ticket = await prove(call, await readTicket(call, provider, given.state, linkOf(actor)), given)
  const account = await selectCredentials(db, actor.guid)
  if (account === null) throw new ApiError('OAUTH_FAILED')
  await db.transaction((tx) => linkTo(tx, call, account, ticket))
  if ((await selectOwner(db, provider, ticket.identity.subject)) !== actor.guid) throw new ApiError('IDENTITY_TAKEN')
  clearTicket(call, ticket)
}

const linkOf = ({ guid, session_guid }: UserActor): NonNullable<Ticket['link']> => {
  return { user: guid, session: session_guid }
}

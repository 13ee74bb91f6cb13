import { AFTER_LOGIN } from '@zivina/contract/account/last-url'
import type { OauthProvider } from '@zivina/contract/account/oauth-providers'
import { confirmPassword } from '#api/account/credentials/passwords/service.ts'
import { selectCredentials } from '#api/account/credentials/passwords/sql.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { linkTo } from './admit.ts'
import { selectOwner } from './queries.ts'
import { type JourneyCtx, prove, type Return, sendThere } from './service.ts'
import { clearTicket, readTicket, type Ticket } from './ticket.ts'

/**
 * Begins to link a service to the account. Adding a way to log in needs the password, and only the session that began it can
 * finish it.
 * @returns the address to redirect the person to
 * @throws ApiError WRONG_PASSWORD, OAUTH_UNAVAILABLE
 */
export async function beginLinking(
  ctx: UserCtx<'db' | 'public_url'> & JourneyCtx,
  { provider, current_password }: { provider: OauthProvider; current_password: string },
): Promise<{ url: string }> {
  await confirmPassword(ctx.db, ctx.actor.guid, current_password)
  return sendThere(ctx, provider, { last_url: AFTER_LOGIN, link: linkOf(ctx.actor) })
}

/**
 * Links the identity that the person returned with. Repeating it changes nothing.
 * @throws ApiError OAUTH_FAILED, OAUTH_UNAVAILABLE, IDENTITY_TAKEN where it logs in to another account
 */
export async function finishLinking(
  ctx: UserCtx<'db' | 'mail' | 'visitor'> & JourneyCtx,
  { provider, ...given }: Return & { provider: OauthProvider },
): Promise<void> {
  const { actor, db } = ctx
  const ticket = await prove(ctx, await readTicket(ctx, provider, given.state, linkOf(actor)), given)
  const account = await selectCredentials(db, actor.guid)
  if (account === null) throw new ApiError('OAUTH_FAILED')
  await transaction(ctx, (ctx) => linkTo(ctx, account, ticket))
  if ((await selectOwner(db, provider, ticket.identity.subject)) !== actor.guid) throw new ApiError('IDENTITY_TAKEN')
  clearTicket(ctx, ticket)
}

const linkOf = ({ guid, session_guid }: UserActor): NonNullable<Ticket['link']> => {
  return { user: guid, session: session_guid }
}

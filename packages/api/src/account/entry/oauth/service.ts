import { randomBytes } from 'node:crypto'
import { safeLastUrl } from '@zivina/contract/account/last-url'
import type { OauthProvider } from '@zivina/contract/account/oauth-providers'
import { type OauthClient, OauthDown, OauthRefused } from '@zivina/integrations/oauth/port'
import type { LogInCtx } from '#api/account/entry/accounts/enter.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { admit, type Finished, type Proven } from './admit.ts'
import { putTicket, readTicket, type Ticket } from './ticket.ts'

/** What sending people to a service, and reading their return, needs of a context. */
export type JourneyCtx = Ctx<'oauth' | 'cookies' | 'keys'>

/** The configured services, in the order in which they are offered. */
export function listProviders({ oauth }: Ctx<'oauth'>): { provider: OauthProvider }[] {
  return Array.from(oauth?.keys() ?? [], (provider) => ({ provider }))
}

/**
 * Begins a log-in. Its return is valid only in this browser.
 * @returns the address to redirect the person to
 * @throws ApiError OAUTH_UNAVAILABLE
 */
export function begin(
  ctx: JourneyCtx & Ctx<'public_url'>,
  { provider, last_url }: { provider: OauthProvider; last_url?: string | null | undefined },
): Promise<{ url: string }> {
  return sendThere(ctx, provider, { last_url: safeLastUrl(last_url), link: null })
}

/**
 * The address at the service for a log-in or for linking; stores a ticket in the browser.
 * @throws ApiError OAUTH_UNAVAILABLE
 */
export async function sendThere(
  ctx: JourneyCtx & Ctx<'public_url'>,
  provider: OauthProvider,
  purpose: Pick<Ticket, 'last_url' | 'link'>,
): Promise<{ url: string }> {
  const client = clientOf(ctx, provider)
  const secret = () => randomBytes(32).toString('base64url')
  const redirect_uri = returnAddress(ctx.public_url, provider)
  const attempt = { state: secret(), nonce: secret(), verifier: secret(), redirect_uri }
  const url = await asking(() => client.authorizationUrl(attempt))
  await putTicket(ctx, { provider, attempt, ...purpose, identity: null })
  return { url }
}

/** The parameters with which a service redirected the person back. */
export type Return = {
  state: string
  code: string
  iss?: string | undefined
  name?: string | undefined
  totp_code?: string | undefined
}

/**
 * Finishes a log-in. The code is exchanged once; a call repeated for the second factor, after a reload or by a second click
 * continues from there.
 * @throws ApiError OAUTH_FAILED, OAUTH_UNAVAILABLE, OAUTH_EMAIL_UNPROVEN, BANNED_USER, TOTP_REQUIRED, TOTP_NO_MATCH
 */
export async function finish(
  ctx: LogInCtx & JourneyCtx,
  { provider, ...given }: Return & { provider: OauthProvider },
): Promise<Finished> {
  const ticket = await readTicket(ctx, provider, given.state, null)
  return admit(ctx, await prove(ctx, ticket, given), given.totp_code)
}

/**
 * Identifies the person who returned. The service is asked once.
 * @throws ApiError OAUTH_FAILED, OAUTH_UNAVAILABLE
 */
export async function prove(ctx: JourneyCtx, ticket: Ticket, given: Return): Promise<Proven> {
  if (ticket.identity !== null) return { ...ticket, identity: ticket.identity }
  const client = clientOf(ctx, ticket.provider)
  const told = await asking(() => client.identify(ticket.attempt, given))
  // A name beside the code is not verified; it is only proposed.
  const proven = { ...ticket, identity: { ...told, full_name: (told.full_name || given.name || '').slice(0, 100) } }
  await putTicket(ctx, proven)
  return proven
}

/** Where a service redirects people: a page, or the call that converts Apple's form to that page. */
function returnAddress(public_url: string, provider: OauthProvider): string {
  return provider === 'apple' ? `${public_url}/api/oauth/apple/return` : `${public_url}/prihlasit/oauth/${provider}`
}

/** The page that a posted answer redirects to, with the parameters it needs. */
export function pageAfterForm(
  provider: OauthProvider,
  {
    user,
    ...fields
  }: { state?: string | undefined; code?: string | undefined; error?: string | undefined; user?: string | undefined },
): string {
  const given = Object.entries({ ...fields, name: nameIn(user) })
  const query = new URLSearchParams(given.filter((entry): entry is [string, string] => Boolean(entry[1])))
  return `/prihlasit/oauth/${provider}?${query}`
}

function nameIn(user: string | undefined): string {
  try {
    const { name } = JSON.parse(user ?? '{}') as { name?: { firstName?: unknown; lastName?: unknown } }
    const parts = [name?.firstName, name?.lastName].filter((part) => typeof part === 'string' && part !== '')
    return parts.join(' ').slice(0, 100)
  } catch {
    return ''
  }
}

function clientOf({ oauth }: Ctx<'oauth'>, provider: OauthProvider): OauthClient {
  const client = oauth?.get(provider)
  if (!client) throw new ApiError('OAUTH_UNAVAILABLE')
  return client
}

async function asking<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof OauthDown) throw new ApiError('OAUTH_UNAVAILABLE')
    if (error instanceof OauthRefused) throw new ApiError('OAUTH_FAILED')
    throw error
  }
}

import { randomBytes } from 'node:crypto'
import { safeLastUrl } from '@zivina/contract/account/last-url'
import type { OauthProvider } from '@zivina/contract/account/oauth-providers'
import { type OauthClient, OauthDown, OauthRefused } from '@zivina/integrations/oauth/port'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { CallContext, Services } from '#api/kernel/http/scope.ts'
import { admit, type Finished, type Proven } from './admit.ts'
import { putTicket, readTicket, type Ticket } from './ticket.ts'

/** The configured services, in the order in which they are offered. */
export function listProviders({ oauth }: Pick<Services, 'oauth'>): { provider: OauthProvider }[] {
  return Array.from(oauth?.keys() ?? [], (provider) => ({ provider }))
}

/**
 * Begins a log-in. Its return is valid only in this browser.
 * @returns the address to redirect the person to
 * @throws ApiError OAUTH_UNAVAILABLE
 */
export function begin(
  call: CallContext,
  provider: OauthProvider,
  last_url: string | null | undefined,
): Promise<{ url: string }> {
  return sendThere(call, provider, { last_url: safeLastUrl(last_url), link: null })
}

/**
 * The address at the service for a log-in or for linking; stores a ticket in the browser.
 * @throws ApiError OAUTH_UNAVAILABLE
 */
export async function sendThere(
  call: CallContext,
  provider: OauthProvider,
  purpose: Pick<Ticket, 'last_url' | 'link'>,
): Promise<{ url: string }> {
  const client = clientOf(call, provider)
  const secret = () => randomBytes(32).toString('base64url')
  const redirect_uri = returnAddress(call.public_url, provider)
  const attempt = { state: secret(), nonce: secret(), verifier: secret(), redirect_uri }
  const url = await asking(() => client.authorizationUrl(attempt))
  await putTicket(call, { provider, attempt, ...purpose, identity: null })
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
export async function finish(call: CallContext, provider: OauthProvider, given: Return): Promise<Finished> {
  const ticket = await readTicket(call, provider, given.state, null)
  return admit(call, await prove(call, ticket, given), given.totp_code)
}

/**
 * Identifies the person who returned. The service is asked once.
 * @throws ApiError OAUTH_FAILED, OAUTH_UNAVAILABLE
 */
export async function prove(call: CallContext, ticket: Ticket, given: Return): Promise<Proven> {
  if (ticket.identity !== null) return { ...ticket, identity: ticket.identity }
  const client = clientOf(call, ticket.provider)
  const told = await asking(() => client.identify(ticket.attempt, given))
  // A name beside the code is not verified; it is only proposed.
  const proven = { ...ticket, identity: { ...told, full_name: (told.full_name || given.name || '').slice(0, 100) } }
  await putTicket(call, proven)
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

function clientOf({ oauth }: Pick<Services, 'oauth'>, provider: OauthProvider): OauthClient {
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

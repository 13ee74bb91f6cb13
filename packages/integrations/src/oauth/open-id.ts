import * as oauth from 'oauth4webapi'
import { z } from 'zod'
import { boundedFetch } from './bounded-fetch.ts'
import { type OauthAttempt, type OauthClient, OauthDown, type OauthIdentity, OauthRefused } from './port.ts'

export type OpenIdOptions = {
  /** The expected issuer; the rest is read from its discovery document. */
  issuer: string
  client_id: string
  /** Called for each exchange, as some services require a signed secret. */
  makeSecret: () => Promise<string>
  scope: string
  /** Additional parameters of the authorization request. */
  extra?: Record<string, string>
}

/** The claims of an ID token that we read; some services write true as a string. */
const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().nullish(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).nullish(),
  name: z.string().nullish(),
})

/**
 * A client of an OpenID Connect service: authorization code with PKCE; the ID token's signature, issuer, audience, times and
 * nonce are checked.
 */
export function createOpenIdClient(options: OpenIdOptions): OauthClient {
  const issuer = new URL(options.issuer)
  const client: oauth.Client = { client_id: options.client_id }
  // Unencrypted requests are only possible on this machine: the configuration accepts no other.
  const http = { [oauth.customFetch]: send, [oauth.allowInsecureRequests]: issuer.protocol === 'http:' }
  let discovering: Promise<oauth.AuthorizationServer> | null = null

  const discover = (): Promise<oauth.AuthorizationServer> => {
    // After a failure the next log-in tries again.
    discovering ??= discoverService(issuer, http).catch((error: unknown) => {
      discovering = null
      throw error instanceof OauthDown ? error : new OauthDown('answered in another shape', error)
    })
    return discovering
  }

  return {
    authorizationUrl: async (attempt) => {
      const { authorization_endpoint } = await discover()
      if (authorization_endpoint === undefined) throw new OauthDown('says nowhere to log in')
      const url = new URL(authorization_endpoint)
      for (const [name, value] of await authorizationParameters(options, attempt)) url.searchParams.set(name, value)
      return url.href
    },
    identify: async (attempt, given) => {
      const service = await discover()
      try {
        const query = new URLSearchParams({ code: given.code, state: attempt.state })
        if (given.iss !== undefined) query.set('iss', given.iss)
        const checked = oauth.validateAuthResponse(service, client, query, attempt.state)
        const secret = oauth.ClientSecretPost(await options.makeSecret())
        const { redirect_uri, verifier, nonce } = attempt
        const answer = await oauth.authorizationCodeGrantRequest(
          ...([service, client, secret, checked, redirect_uri, verifier, http] as const),
        )
        const expected = { expectedNonce: nonce, requireIdToken: true }
        const tokens = await oauth.processAuthorizationCodeResponse(service, client, answer, expected)
        await oauth.validateApplicationLevelSignature(service, answer, http)
        return toIdentity(oauth.getValidatedIdTokenClaims(tokens))
      } catch (error) {
        throw error instanceof OauthDown ? error : new OauthRefused('its answer does not hold', error)
      }
    },
  }
}

type Sent = { method: string; headers: Record<string, string>; body?: URLSearchParams | null | undefined }

function send(url: string, { method, headers, body }: Sent): Promise<Response> {
  return boundedFetch(url, { method, headers, body: body ?? null })
}

async function discoverService(issuer: URL, http: oauth.DiscoveryRequestOptions): Promise<oauth.AuthorizationServer> {
  return oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, http))
}

async function authorizationParameters(
  { client_id, scope, extra = {} }: OpenIdOptions,
  { state, nonce, verifier, redirect_uri }: OauthAttempt,
): Promise<URLSearchParams> {
  const code_challenge = await oauth.calculatePKCECodeChallenge(verifier)
  const fixed = { response_type: 'code', code_challenge_method: 'S256' }
  return new URLSearchParams({ ...fixed, client_id, redirect_uri, scope, state, nonce, code_challenge, ...extra })
}

function toIdentity(claims: unknown): OauthIdentity {
  const { sub, email, email_verified, name } = Claims.parse(claims)
  return { subject: sub, email: email ?? null, email_verified: email_verified ?? false, full_name: name ?? '' }
}

import type { OauthProvider } from '@zivina/contract/account/oauth-providers'

/** The secrets that bind one log-in to a browser; new for each log-in. */
export type OauthAttempt = {
  state: string
  /** Returned inside the ID token. */
  nonce: string
  /** The secret whose hash was sent to the service (PKCE, RFC 7636). */
  verifier: string
  /** The address to which the service redirects the person. */
  redirect_uri: string
}

/** The parameters with which the service redirects the person back. */
export type OauthReturn = {
  code: string
  /** The issuer of the answer, if the service sends it (RFC 9207). */
  iss?: string | undefined
}

/** A person's identity at another service. */
export type OauthIdentity = {
  /** The service's identifier of the person, which stays when their e-mail changes. */
  subject: string
  email: string | null
  /** Whether the service verified that the address belongs to the person. */
  email_verified: boolean
  /** Empty where the service does not give it. */
  full_name: string
}

/** A service with which people can log in. */
export interface OauthClient {
  /**
   * The address at which the person agrees to the log-in.
   * @throws OauthDown
   */
  authorizationUrl(attempt: OauthAttempt): Promise<string>
  /**
   * Exchanges the parameters of the redirect for the person's identity.
   * @throws OauthRefused where they do not belong to this attempt or the service refuses them
   * @throws OauthDown
   */
  identify(attempt: OauthAttempt, given: OauthReturn): Promise<OauthIdentity>
}

/** The clients of the configured services, in the order in which they are offered. */
export type OauthClients = ReadonlyMap<OauthProvider, OauthClient>

/** The answer proves no identity: a used or foreign code, a token for another client, another nonce. */
export class OauthRefused extends Error {
  constructor(what: string, cause?: unknown) {
    super(`The log-in through another service was refused: ${what}.`, { cause })
    this.name = 'OauthRefused'
  }
}

/** The service cannot be reached now. */
export class OauthDown extends Error {
  constructor(what: string, cause?: unknown) {
    super(`The service to log in through ${what}.`, { cause })
    this.name = 'OauthDown'
  }
}

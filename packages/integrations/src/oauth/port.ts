import type { OauthProvider } from '@zivina/contract/account/oauth-providers'

/** What one log-in through another service is bound to; made anew each time, known to this browser alone. */
export type OauthAttempt = {
  state: string
  /** Comes back inside the ID token. */
  nonce: string
  /** The secret whose hash went with the person to the service (PKCE, RFC 7636). */
  verifier: string
  /** Where the service sends the person back. */
  redirect_uri: string
}

/** What the service sent the person back with. */
export type OauthReturn = {
  code: string
  /** Who issued the answer, where the service says it (RFC 9207). */
  iss?: string | undefined
}

/** Who somebody is at another service. */
export type OauthIdentity = {
  /** The service's own identifier of the person, which outlives a change of e-mail. */
  subject: string
  email: string | null
  /** Whether the service itself made sure that the address is the person's. */
  email_verified: boolean
  /** Empty where the service does not tell. */
  full_name: string
}

/** A service that people have an account at. */
export interface OauthClient {
  /**
   * Where a person goes to say yes.
   * @throws OauthDown
   */
  authorizationUrl(attempt: OauthAttempt): Promise<string>
  /**
   * Exchanges what the person came back with for who they are.
   * @throws OauthRefused where it does not fit the attempt or the service does not take it
   * @throws OauthDown
   */
  identify(attempt: OauthAttempt, given: OauthReturn): Promise<OauthIdentity>
}

/** The services that are configured, in the order in which they are offered. */
export type OauthClients = ReadonlyMap<OauthProvider, OauthClient>

/** What came back proves nobody: a used or foreign code, a token that is not for us, another nonce. */
export class OauthRefused extends Error {
  constructor(what: string, cause?: unknown) {
    super(`The log-in through another service was refused: ${what}.`, { cause })
    this.name = 'OauthRefused'
  }
}

/** The service cannot be asked now. */
export class OauthDown extends Error {
  constructor(what: string, cause?: unknown) {
    super(`The service to log in through ${what}.`, { cause })
    this.name = 'OauthDown'
  }
}

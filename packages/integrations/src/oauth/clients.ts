import type { OauthProvider } from '@zivina/contract/account/oauth-providers'
import { type AppleKey, makeAppleSecret } from './apple-secret.ts'
import { createOpenIdClient } from './open-id.ts'
import type { OauthClient, OauthClients } from './port.ts'
import { createSeznamClient, SEZNAM_URL } from './seznam.ts'

export const GOOGLE_URL = 'https://accounts.google.com'
export const APPLE_URL = 'https://appleid.apple.com'

/** What each service knows us by; one without it is not offered. A `url` points a client elsewhere. */
export type OauthSettings = {
  google?: { client_id: string; client_secret: string; url?: string | undefined } | undefined
  apple?: (AppleKey & { url?: string | undefined }) | undefined
  seznam?: { client_id: string; client_secret: string; url?: string | undefined } | undefined
}

/** Clients of the services that are configured. */
export function createOauthClients({ google, apple, seznam }: OauthSettings): OauthClients {
  const clients = new Map<OauthProvider, OauthClient>()
  if (google) {
    const { client_id, client_secret, url: issuer = GOOGLE_URL } = google
    const makeSecret = async () => client_secret
    clients.set('google', createOpenIdClient({ issuer, client_id, makeSecret, scope: 'openid email profile' }))
  }
  if (apple) {
    const { client_id, url: issuer = APPLE_URL } = apple
    const makeSecret = () => makeAppleSecret(apple)
    // Apple tells e-mail and name only to who takes the answer as a posted form.
    const extra = { response_mode: 'form_post' }
    clients.set('apple', createOpenIdClient({ issuer, client_id, makeSecret, scope: 'name email', extra }))
  }
  if (seznam) {
    const { client_id, client_secret, url = SEZNAM_URL } = seznam
    clients.set('seznam', createSeznamClient({ client_id, client_secret, url }))
  }
  return clients
}

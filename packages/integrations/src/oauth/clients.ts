import type { OauthProvider } from '@zivina/contract/account/oauth-providers'
import { type AppleKey, makeAppleSecret } from './apple-secret.ts'
import { createOpenIdClient } from './open-id.ts'
import type { OauthClient, OauthClients } from './port.ts'
import { createSeznamClient, SEZNAM_URL } from './seznam.ts'

export const GOOGLE_URL = 'https://accounts.google.com'
export const APPLE_URL = 'https://appleid.apple.com'

/** Our credentials at each service; a service without them is not offered. A `url` is another address of the service. */
export type OauthSettings = {
  google?: { client_id: string; client_secret: string; url?: string | undefined } | undefined
  apple?: (AppleKey & { url?: string | undefined }) | undefined
  seznam?: { client_id: string; client_secret: string; url?: string | undefined } | undefined
}

/** Creates the clients of the configured services. */
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
    // Apple sends e-mail and name only if the answer is a posted form.
    const extra = { response_mode: 'form_post' }
    clients.set('apple', createOpenIdClient({ issuer, client_id, makeSecret, scope: 'name email', extra }))
  }
  if (seznam) {
    const { client_id, client_secret, url = SEZNAM_URL } = seznam
    clients.set('seznam', createSeznamClient({ client_id, client_secret, url }))
  }
  return clients
}

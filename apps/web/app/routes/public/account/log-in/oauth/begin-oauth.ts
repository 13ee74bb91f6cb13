import type { OauthProvider } from '@zivina/contract/account/oauth-providers'
import { endLinking } from '#app/features/account/linking.ts'
import { browserApi } from '#app/session/api/browser-api.ts'

const LAST_URL = 'zivina-oauth-last-url'

/**
 * Redirects to another service to log in.
 * @throws ApiFailure OAUTH_UNAVAILABLE
 */
export async function beginOauth(provider: OauthProvider, last_url: string | null): Promise<void> {
  const { url } = await browserApi('POST /oauth/{provider}/begin', { params: { provider }, body: { last_url } })
  keep(last_url)
  endLinking()
  window.location.assign(url)
}

/** For people who return without having logged in: the page they wanted. */
export function lastUrlOfOauth(): string | null {
  try {
    return sessionStorage.getItem(LAST_URL)
  } catch {
    return null
  }
}

function keep(last_url: string | null): void {
  try {
    if (last_url === null) sessionStorage.removeItem(LAST_URL)
    else sessionStorage.setItem(LAST_URL, last_url)
  } catch {
    // Without storage only the page to return to is lost.
  }
}

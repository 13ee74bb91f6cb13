import type { OauthProvider } from '@zivina/contract/account/oauth-providers'
import { sessionApi } from '#app/session/session-api.ts'

const LINKING = 'zivina-oauth-linking'

/**
 * Goes to another service to link it to the account. The tab remembers what for: people come back to the page that ends a
 * log-in too.
 * @throws ApiFailure WRONG_PASSWORD, OAUTH_UNAVAILABLE
 */
export async function beginLinking(provider: OauthProvider, current_password: string): Promise<void> {
  const { url } = await sessionApi('POST /oauth/{provider}/link', { params: { provider }, body: { current_password } })
  keep(new URL(url).searchParams.get('state'))
  window.location.assign(url)
}

/** Whether what somebody came back with was begun to link; a service that says no may leave the state out. */
export function isLinking(state: string | null): boolean {
  try {
    const kept = sessionStorage.getItem(LINKING)
    return kept !== null && (state === null || state === kept)
  } catch {
    return false
  }
}

/** What was begun is over. */
export function endLinking(): void {
  keep(null)
}

function keep(state: string | null): void {
  try {
    if (state === null) sessionStorage.removeItem(LINKING)
    else sessionStorage.setItem(LINKING, state)
  } catch {
    // Where storage is forbidden the link cannot be ended, which is said then.
  }
}

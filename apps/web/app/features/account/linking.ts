import type { OauthProvider } from '@zivina/contract/account/oauth-providers'
import { sessionApi } from '#app/session/api/session-api.ts'

const LINKING = 'zivina-oauth-linking'

/**
 * Redirects to another service to link it to the account. The tab stores the purpose, since people return to the same page as
 * after a log-in.
 * @throws ApiFailure WRONG_PASSWORD, OAUTH_UNAVAILABLE
 */
export async function beginLinking(provider: OauthProvider, current_password: string): Promise<void> {
  const { url } = await sessionApi('POST /oauth/{provider}/link', { params: { provider }, body: { current_password } })
  keep(new URL(url).searchParams.get('state'))
  window.location.assign(url)
}

/** Whether the person returned from linking; a service may leave the state out when the person declined. */
export function isLinking(state: string | null): boolean {
  try {
    const kept = sessionStorage.getItem(LINKING)
    return kept !== null && (state === null || state === kept)
  } catch {
    return false
  }
}

/** Deletes the stored purpose. */
export function endLinking(): void {
  keep(null)
}

function keep(state: string | null): void {
  try {
    if (state === null) sessionStorage.removeItem(LINKING)
    else sessionStorage.setItem(LINKING, state)
  } catch {
    // Without storage, linking cannot be finished; the person then gets a message.
  }
}

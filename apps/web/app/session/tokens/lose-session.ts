import { sameSiteApi } from '#app/session/api/same-site-api.ts'
import { announceSession, expectLoss } from './session-store.ts'

/** After the session ended elsewhere, clears its data in every tab. The log-in page says why. */
export async function loseSession(): Promise<void> {
  expectLoss()
  // If this fails too, the server refuses the cookies that remain.
  await sameSiteApi('POST /logout', { body: {} }).catch(() => undefined)
  announceSession('lost')
}

import { sameSiteApi } from './same-site-api.ts'
import { announceSession, expectLoss } from './session-store.ts'

/** The session came to its end elsewhere: clears what is left of it in every tab. The way to log in says why. */
export async function loseSession(): Promise<void> {
  expectLoss()
  // Where even this fails, the server refuses the cookies that remain.
  await sameSiteApi('POST /logout', { body: {} }).catch(() => undefined)
  announceSession('lost')
}

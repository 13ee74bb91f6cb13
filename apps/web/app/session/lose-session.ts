import type { ApiFailure } from '@zivina/contract/client'
import { showSnackbar } from '../components/ui/snackbar-store.ts'
import { sameSiteApi } from './same-site-api.ts'
import { announceSession } from './session-store.ts'

/** The session came to its end elsewhere: clears what is left of it in every tab, and says why. */
export async function loseSession(failure: ApiFailure): Promise<void> {
  // Where even this fails, the server refuses the cookies that remain.
  await sameSiteApi('POST /logout', { body: {} }).catch(() => undefined)
  announceSession('out')
  showSnackbar(failure.message, 'info')
}

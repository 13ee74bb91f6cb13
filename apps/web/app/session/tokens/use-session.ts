import type { TokenData } from '@zivina/contract/account/accounts'
import { useStore } from '#app/kit/state/store.ts'
import { readTokenData, subscribeToSession } from './session-store.ts'

/** The logged-in user in the browser; null while rendering on the server, whose public pages are the same for all visitors. */
export function useSession(): TokenData | null {
  return useStore(subscribeToSession, readTokenData, null)
}

import type { TokenData } from '@zivina/contract/account/accounts'
import { useStore } from '#app/kit/store.ts'
import { readTokenData, subscribeToSession } from './session-store.ts'

/** Who is logged in, in the browser; nobody while rendering on the server, whose public pages are the same for all. */
export function useSession(): TokenData | null {
  return useStore(subscribeToSession, readTokenData, null)
}

import type { TokenData } from '@zivina/contract/accounts'
import { useSyncExternalStore } from 'react'
import { readTokenData, subscribeToSession } from './session-store.ts'

const nobody = () => null

/** Who is logged in, in the browser; nobody while rendering on the server, whose public pages are the same for all. */
export function useSession(): TokenData | null {
  return useSyncExternalStore(subscribeToSession, readTokenData, nobody)
}

import { localPath } from '../local-path.ts'
import { isWorthReturning } from './login-path.ts'

/** Something begun before logging in: does it and says where to go then, or null where nothing waits. */
export type PendingAction = () => Promise<string | null>

/** In the order in which they are asked. */
const PENDING_ACTIONS: readonly PendingAction[] = []

/**
 * Where to go after logging in: where something begun before it leads, otherwise to the last page, or to the overview
 * where that was the home page or log-in itself.
 * @param lastUrl as it stands in the address, so trusted no further than to this site
 */
export async function whereAfterLogIn(lastUrl: string | null, pending = PENDING_ACTIONS): Promise<string> {
  for (const act of pending) {
    const path = await act()
    if (path !== null) return path
  }
  const last = localPath(lastUrl)
  return last !== null && isWorthReturning(last) ? last : '/uzivatel'
}

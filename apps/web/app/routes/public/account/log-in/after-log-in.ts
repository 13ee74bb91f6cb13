import { localPath } from '#app/session/paths/local-path.ts'
import { isWorthReturning } from '#app/session/paths/login-path.ts'
import { PENDING_ACTIONS, type PendingAction, sayOutcome } from './pending-actions.ts'

/**
 * Where to go after logging in. All actions begun before are done, and the first one with a page decides; otherwise the last
 * page, or the overview where that was the home page or log-in itself.
 * @param lastUrl from the address bar, so accepted only within this site
 */
export async function whereAfterLogIn(
  lastUrl: string | null,
  pending: readonly PendingAction[] = PENDING_ACTIONS,
): Promise<string> {
  const paths: string[] = []
  for (const act of pending) {
    const path = await act()
    if (path !== null) paths.push(path)
  }
  const last = localPath(lastUrl)
  return paths[0] ?? (last !== null && isWorthReturning(last) ? last : '/uzivatel')
}

let underway: Promise<boolean> | null = null

/**
 * Redirects after logging in, once: the log-in page also notices by itself that the user is logged in, and one redirect must
 * not do the pending actions while the other goes elsewhere.
 * @returns whether a message about a pending action was shown
 */
export function leadOn(lastUrl: string | null, go: (path: string) => void | Promise<void>): Promise<boolean> {
  underway ??= whereAfterLogIn(lastUrl)
    .then(go)
    .then(sayOutcome)
    .finally(() => {
      underway = null
    })
  return underway
}

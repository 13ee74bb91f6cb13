import { localPath } from './local-path.ts'
import { isWorthReturning } from './login-path.ts'
import { PENDING_ACTIONS, type PendingAction, sayOutcome } from './pending-actions.ts'

/**
 * Where to go after logging in. Everything begun before it is done, and the first thing that leads somewhere does;
 * otherwise to the last page, or to the overview where that was the home page or log-in itself.
 * @param lastUrl as it stands in the address, so trusted no further than to this site
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
 * Leads somebody on after logging in, once: the page of log-in notices by itself that somebody is logged in, and what waits
 * must not be done by one way and its place be lost by the other.
 * @returns whether something was said of what had been begun
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

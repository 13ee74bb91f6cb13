/**
 * The router opens the page in sight anew where the code of another one does not come. Where it never does, pressing the link
 * again, or the mouse resting on it, would do so for ever: the page that was aimed at then is left to the browser itself.
 */
const KEY = 'zivina-aimed'

/** Remembers for the next document what is aimed at in this one. */
export function rememberAimed(pathname: string): void {
  try {
    sessionStorage.setItem(KEY, pathname)
  } catch {
    // A forbidden storage remembers nothing.
  }
}

/** What was aimed at when this document was opened anew; null where it was not. */
export function readSuspect(): string | null {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry?.type !== 'reload') return null
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/**
 * The router reloads the present page when the code of another one does not load. If it never loads, pressing or hovering the
 * link would reload for ever: such a page is left to the browser itself.
 */
const KEY = 'zivina-aimed'

/** Stores for the next document which page was requested in this one. */
export function rememberAimed(pathname: string): void {
  try {
    sessionStorage.setItem(KEY, pathname)
  } catch {
    // Without storage nothing is stored.
  }
}

/** The page that was requested when this document was reloaded; null where it was not. */
export function readSuspect(): string | null {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry?.type !== 'reload') return null
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

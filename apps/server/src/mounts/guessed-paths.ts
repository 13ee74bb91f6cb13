/** Addresses that people type for pages with another one. */
const MEANT = new Map([
  ['/prihlaseni', '/prihlasit'],
  ['/registrace', '/prihlasit?rezim=registrace'],
])

/**
 * Redirects an address that people guess to the page they mean, permanently and with its query; null for every other address.
 * @param search the query with its question mark, or empty
 */
export function redirectGuessed(pathname: string, search: string): Response | null {
  const meant = MEANT.get(pathname)
  if (meant === undefined) return null
  const rest = meant.includes('?') ? search.replace('?', '&') : search
  return new Response(null, { status: 301, headers: { location: meant + rest } })
}

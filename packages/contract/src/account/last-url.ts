/** The page after log-in when no page to return to is known. */
export const AFTER_LOGIN = '/uzivatel'

/** An origin for resolving paths: an address that leaves it leads away from this site. */
const OWN = 'http://own.invalid'

/**
 * The page to open after log-in: the page the person came from, if it is on this site and is neither the front page nor part of
 * the log-in. Any other address is ignored, so that no link can redirect people to another site through the log-in.
 * @param wanted path with query and hash, as stored before the log-in; anything a link can hold
 */
export function safeLastUrl(wanted: string | null | undefined): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, OWN)) return AFTER_LOGIN
  const { origin, pathname, search, hash } = new URL(wanted, OWN)
  if (origin !== OWN) return AFTER_LOGIN
  // A path like „/.//elsewhere“ resolves to „//elsewhere“, which a browser takes for another host.
  if (pathname === '/' || pathname.startsWith('//') || /^\/prihlasit(?=$|[/.])/i.test(pathname)) return AFTER_LOGIN
  return `${pathname}${search}${hash}`
}

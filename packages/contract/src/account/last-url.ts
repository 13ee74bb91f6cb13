/** Where somebody goes after signing in who came from nowhere in particular. */
export const AFTER_LOGIN = '/uzivatel'

/** Any address: only what a page of this site leads to keeps it. */
const OWN = 'http://own.invalid'

/**
 * Where to go after signing in: the page somebody came from, if it is one of this site and neither the front page nor
 * part of signing in. Whatever leads elsewhere counts as nothing, so that no link can send people away through the log-in.
 * @param wanted path with query and hash, as kept before the log-in; anything a link can hold
 */
export function safeLastUrl(wanted: string | null | undefined): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, OWN)) return AFTER_LOGIN
  const { origin, pathname, search, hash } = new URL(wanted, OWN)
  if (origin !== OWN) return AFTER_LOGIN
  // A path like „/.//elsewhere“ ends as „//elsewhere“, which a browser takes for another host.
  if (pathname === '/' || pathname.startsWith('//') || /^\/prihlasit(?=$|[/.])/i.test(pathname)) return AFTER_LOGIN
  return `${pathname}${search}${hash}`
}

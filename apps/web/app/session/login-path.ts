/**
 * Where to log in, so that one returns to the page one came from. The home page and log-in itself are no such pages.
 * @param wasLoggedOut whether a session ended without its owner's doing, which the page then says
 */
export function loginPath(from: string, wasLoggedOut = false): string {
  const query = new URLSearchParams()
  if (isWorthReturning(from)) query.set('zpet', from)
  if (wasLoggedOut) query.set('odhlaseno', '')
  return query.size > 0 ? `/prihlasit?${query}` : '/prihlasit'
}

/** Whether a page is one to return to after logging in. */
export function isWorthReturning(path: string): boolean {
  return !/^\/(prihlasit(?=[/?#]|$)|[?#]|$)/.test(path)
}

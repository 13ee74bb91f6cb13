/**
 * The address of the log-in page that returns to the given page. The home page and log-in itself are not returned to.
 * @param wasLoggedOut whether the session ended by itself, which the page then says
 */
export function loginPath(from: string, wasLoggedOut = false): string {
  const query = new URLSearchParams()
  if (isWorthReturning(from)) query.set('zpet', from)
  if (wasLoggedOut) query.set('odhlaseno', '')
  return query.size > 0 ? `/prihlasit?${query}` : '/prihlasit'
}

/** Whether a page is returned to after logging in. */
export function isWorthReturning(path: string): boolean {
  return !/^\/(prihlasit(?=[/?#]|$)|[?#]|$)/.test(path)
}

/** Where to log in, so that one returns to the page one came from. The home page and log-in itself are no such pages. */
export function loginPath(from: string): string {
  return isWorthReturning(from) ? `/prihlasit?${new URLSearchParams({ zpet: from })}` : '/prihlasit'
}

/** Whether a page is one to return to after logging in. */
export function isWorthReturning(path: string): boolean {
  return !/^\/(prihlasit(?=[/?#]|$)|[?#]|$)/.test(path)
}

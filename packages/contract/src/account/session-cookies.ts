/** Names of the cookies that keep a browser logged in. Page scripts can read only the latter two. */
export const SESSION_COOKIES = {
  access: 'zivina_access',
  refresh: 'zivina_refresh',
  token_data: 'zivina_token_data',
  settings: 'zivina_settings',
} as const

/** Header that a page sends when it uses its cookies; a form on another site cannot send it. */
export const EXCHANGE_HEADER = 'x-zivina-exchange'

/**
 * Cookie that names the accounts a browser was used with. It grants no access: it saves the new-device warning, and wrong
 * passwords entered elsewhere do not lock the account for this browser.
 */
export const DEVICES_COOKIE = 'zivina_devices'

/**
 * Name of the cookie that binds a log-in through another service to this browser, one per log-in under way, named by the
 * beginning of its state.
 */
export function oauthCookie(state: string): string {
  return `zivina_oauth_${state.slice(0, 8)}`
}

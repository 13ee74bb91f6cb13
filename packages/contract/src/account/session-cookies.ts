/** Names of the cookies that keep a browser signed in. Only the latter two can be read by the page. */
export const SESSION_COOKIES = {
  access: 'zivina_access',
  refresh: 'zivina_refresh',
  token_data: 'zivina_token_data',
  settings: 'zivina_settings',
} as const

/** Header that a page sends along when it uses its cookies, which no form of a foreign site can. */
export const EXCHANGE_HEADER = 'x-zivina-exchange'

/**
 * Cookie that tells which accounts a browser has been used with. It lets nobody in: it saves a warning, and has strangers'
 * wrong passwords not count for the browser.
 */
export const DEVICES_COOKIE = 'zivina_devices'

/** Cookie that a log-in through another service is bound to, one for each that is under way, by the start of its state. */
export function oauthCookie(state: string): string {
  return `zivina_oauth_${state.slice(0, 8)}`
}

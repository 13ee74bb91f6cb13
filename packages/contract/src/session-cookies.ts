/** Names of the cookies that keep a browser signed in. Only the latter two can be read by the page. */
export const SESSION_COOKIES = {
  access: 'zivina_access',
  refresh: 'zivina_refresh',
  token_data: 'zivina_token_data',
  settings: 'zivina_settings',
} as const

/** Header that a page sends along when it uses its cookies, which no form of a foreign site can. */
export const EXCHANGE_HEADER = 'x-zivina-exchange'

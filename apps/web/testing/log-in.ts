import { SESSION_COOKIES } from '@zivina/contract/account/session-cookies'

/** Makes this browser's session that of an account; of nobody with null. */
export function beLoggedIn(user_guid: string | null): void {
  const data = user_guid === null ? '; max-age=0' : encodeURIComponent(JSON.stringify({ user_guid }))
  Reflect.set(document, 'cookie', `${SESSION_COOKIES.token_data}=${data}; path=/`)
}

import { SESSION_COOKIES } from '@zivina/contract/account/session-cookies'
import { SESSION_SECONDS } from '@zivina/contract/kernel/limits'
import type { Cookies } from '#api/kernel/http/cookies.ts'
import type { Issued } from './service.ts'

/** Sets the session cookies of a browser: the tokens as HttpOnly, their claims and the settings readable by scripts. */
export function putSession(cookies: Cookies, issued: Issued): void {
  const put = (name: string, value: string, readable: boolean) =>
    cookies.set(name, value, { readable, seconds: SESSION_SECONDS })
  put(SESSION_COOKIES.access, issued.access, false)
  if (issued.refresh !== null) put(SESSION_COOKIES.refresh, issued.refresh, false)
  put(SESSION_COOKIES.token_data, JSON.stringify(issued.token_data), true)
  put(SESSION_COOKIES.settings, JSON.stringify(issued.settings), true)
}

/** Deletes the session cookies of a browser. */
export function clearSession(cookies: Cookies): void {
  for (const name of Object.values(SESSION_COOKIES)) cookies.clear(name)
}

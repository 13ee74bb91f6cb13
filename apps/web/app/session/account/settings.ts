import { SESSION_COOKIES } from '@zivina/contract/account/session-cookies'
import { cookiePattern, readJsonCookie } from '#app/session/tokens/readable-cookie.ts'

const COOKIE = cookiePattern(SESSION_COOKIES.settings)

/** The logged-in user's switches, from a cookie of this browser; null without a user. */
export function readSettings(): readonly string[] | null {
  const settings = readJsonCookie(COOKIE.exec(document.cookie)?.[1])
  return Array.isArray(settings) ? settings.map(String) : null
}

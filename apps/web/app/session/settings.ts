import { SESSION_COOKIES } from '@zivina/contract/account/session-cookies'
import { cookiePattern, readJsonCookie } from './readable-cookie.ts'

const COOKIE = cookiePattern(SESSION_COOKIES.settings)

/** The switches of whoever is logged in, as this browser keeps them beside the session; null for nobody. */
export function readSettings(): readonly string[] | null {
  const settings = readJsonCookie(COOKIE.exec(document.cookie)?.[1])
  return Array.isArray(settings) ? settings.map(String) : null
}

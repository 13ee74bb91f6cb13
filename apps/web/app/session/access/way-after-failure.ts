import type { ApiFailure } from '@zivina/contract/client'
import { isAdminPath } from '@zivina/contract/console/admin-path'
import { loginPath } from '#app/session/paths/login-path.ts'

const OVERVIEW = '/uzivatel'
const DENIED = ['USER_PERMISSION_DENIED', 'permission_denied', 'NO_PREMIUM']

/** The page to which a failed call of a logged-in user redirects, or null where the page itself shows the failure. */
export function wayAfterFailure(failure: ApiFailure, { pathname, search }: { pathname: string; search: string }) {
  if (failure.has('BANNED_USER')) return '/ban'
  if (failure.has('EXPIRED_TOKEN')) return loginPath(pathname + search, true)
  if (failure.has('UNAUTHORIZED')) return loginPath(pathname + search)
  if (isDenied(failure) && !isAdminPath(pathname) && pathname !== OVERVIEW) return OVERVIEW
  return null
}

/** Whether the user lacks a right, so that the rights known to the browser are out of date. */
export function isDenied(failure: ApiFailure): boolean {
  return DENIED.some((code) => failure.has(code))
}

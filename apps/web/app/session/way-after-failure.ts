import type { ApiFailure } from '@zivina/contract/client'
import { isAdminPath } from '@zivina/contract/console/admin-path'
import { loginPath } from './login-path.ts'

const OVERVIEW = '/uzivatel'
const DENIED = ['USER_PERMISSION_DENIED', 'permission_denied', 'NO_PREMIUM']

/** Where a failure of a call made in somebody's name leads, or null where it is for the page to say. */
export function wayAfterFailure(failure: ApiFailure, { pathname, search }: { pathname: string; search: string }) {
  if (failure.has('BANNED_USER')) return '/ban'
  if (failure.has('EXPIRED_TOKEN')) return loginPath(pathname + search, true)
  if (failure.has('UNAUTHORIZED')) return loginPath(pathname + search)
  if (isDenied(failure) && !isAdminPath(pathname) && pathname !== OVERVIEW) return OVERVIEW
  return null
}

/** Whether the person lacks a right, so that what the browser holds of their rights is out of date. */
export function isDenied(failure: ApiFailure): boolean {
  return DENIED.some((code) => failure.has(code))
}

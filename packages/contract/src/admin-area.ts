import type { TokenData } from './accounts.ts'

/** Where the administration stands: an application of its own beside the site's other pages. */
export const ADMIN_PATH = '/admin'

/** Its pages that affiliates may open too; the others are the admins' alone. */
const AFFILIATE_PAGES: readonly string[] = [
  ADMIN_PATH,
  `${ADMIN_PATH}/review-manage`,
  `${ADMIN_PATH}/referral-code-manage`,
]

/** What of a person decides whether the administration opens. */
type Roles = Pick<TokenData, 'is_admin' | 'is_affiliate'>

/** Whether a path is the administration's. */
export function isAdminPath(pathname: string): boolean {
  return pathname === ADMIN_PATH || pathname.startsWith(`${ADMIN_PATH}/`)
}

/** Whether somebody may enter the administration at all. */
export function mayEnterAdmin({ is_admin, is_affiliate }: Roles): boolean {
  return is_admin || is_affiliate
}

/** Whether somebody may open a page of the administration. */
export function mayOpenAdminPage(roles: Roles, pathname: string): boolean {
  return roles.is_admin || (roles.is_affiliate && AFFILIATE_PAGES.includes(pathname))
}

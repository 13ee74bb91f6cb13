import type { TokenData } from '#contract/account/accounts.ts'
import { ADMIN_PATH } from './admin-path.ts'

/** The pages of the administration that affiliates may open too; the others are for admins only. */
const AFFILIATE_PAGES: readonly string[] = [
  ADMIN_PATH,
  `${ADMIN_PATH}/review-manage`,
  `${ADMIN_PATH}/referral-code-manage`,
]

/** The roles that decide who may open the administration. */
type Roles = Pick<TokenData, 'is_admin' | 'is_affiliate'>

/** Whether a person may enter the administration at all. */
export function mayEnterAdmin({ is_admin, is_affiliate }: Roles): boolean {
  return is_admin || is_affiliate
}

/** Whether a person may open a page of the administration. */
export function mayOpenAdminPage(roles: Roles, pathname: string): boolean {
  return roles.is_admin || (roles.is_affiliate && AFFILIATE_PAGES.includes(pathname))
}

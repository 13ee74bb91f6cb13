/** Path of the administration, a separate application beside the site's pages. */
export const ADMIN_PATH = '/admin'

/** Whether a path belongs to the administration. */
export function isAdminPath(pathname: string): boolean {
  return pathname === ADMIN_PATH || pathname.startsWith(`${ADMIN_PATH}/`)
}

/** Where the administration stands: an application of its own beside the site's other pages. */
export const ADMIN_PATH = '/admin'

/** Whether a path is the administration's. */
export function isAdminPath(pathname: string): boolean {
  return pathname === ADMIN_PATH || pathname.startsWith(`${ADMIN_PATH}/`)
}

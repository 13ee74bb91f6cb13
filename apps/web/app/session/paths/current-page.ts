/** The overview of the user area. */
export const USER_PATH = '/uzivatel'

/** Whether a page is one of these or below one of them; the overview only matches itself. */
export function isAmong(pages: readonly string[], pathname: string): boolean {
  const plain = pathname.replace(/\/+$/, '')
  return pages.some((page) => plain === page || (page !== USER_PATH && plain.startsWith(`${page}/`)))
}

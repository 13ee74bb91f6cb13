import { isAdminPath } from '@zivina/contract/console/admin-path'
import type { NavigateFunction } from 'react-router'

/** The address the browser is leaving to; assigning it again would only restart the navigation. */
let leavingTo: string | null = null

/** Navigates to a page of the site. The administration is a separate application, which the browser loads anew. */
export function goOn(navigate: NavigateFunction): (path: string) => void | Promise<void> {
  return (path) => {
    const { pathname } = new URL(path, window.location.href)
    if (!isAdminPath(pathname)) return navigate(path, { replace: true })
    if (leavingTo !== path) window.location.replace(path)
    leavingTo = path
  }
}

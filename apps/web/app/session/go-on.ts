import { isAdminPath } from '@zivina/contract/console/admin-path'
import type { NavigateFunction } from 'react-router'

/** Where the browser is on its way to; asking again would only stop it. */
let leavingTo: string | null = null

/** Goes on to a page of the site. The administration is an application of its own, which the browser opens anew. */
export function goOn(navigate: NavigateFunction): (path: string) => void | Promise<void> {
  return (path) => {
    const { pathname } = new URL(path, window.location.href)
    if (!isAdminPath(pathname)) return navigate(path, { replace: true })
    if (leavingTo !== path) window.location.replace(path)
    leavingTo = path
  }
}

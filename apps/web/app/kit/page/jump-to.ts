import type { MouseEvent } from 'react'
import { findAnchor } from './anchor.ts'

/**
 * Follows a link to an anchor of the same page without a navigation of the router: that would make React discard the parts of the
 * page which are not hydrated yet, the anchor possibly among them. Scrolls there and moves the focus, as the browser does.
 */
export function jumpTo(event: MouseEvent<HTMLAnchorElement>): void {
  const { hash, pathname } = event.currentTarget
  const target = findAnchor(hash)
  if (!target || pathname !== window.location.pathname) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  window.history.replaceState(window.history.state, '', hash)
  target.scrollIntoView()
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

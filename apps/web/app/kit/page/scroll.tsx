import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { findAnchor } from './anchor.ts'

/**
 * Scrolls smoothly to the anchor of a hash link (the offset is the page's scroll padding). Other navigation jumps: to the top,
 * or back to the former position. Must be rendered before ScrollRestoration, whose effect does the scrolling.
 */
export function HashScroll() {
  const location = useLocation()
  const type = useNavigationType()
  useLayoutEffect(() => {
    const glide = location.hash !== '' && type !== 'POP'
    document.documentElement.classList.toggle('glide', glide)
    if (glide) focusAnchor(location.hash)
  }, [location, type])
  return null
}

/** Moves the keyboard focus to the anchor, as browsers do for links they handle themselves. */
function focusAnchor(hash: string): void {
  const anchor = findAnchor(hash)
  if (!anchor) return
  if (anchor.tabIndex < 0) anchor.tabIndex = -1
  anchor.focus({ preventScroll: true })
}

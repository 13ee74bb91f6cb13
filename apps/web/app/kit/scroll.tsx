import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Lets a hash link glide to its anchor (the offset is the page's scroll padding). Everything else jumps: to the top, or
 * back to where the visitor was. Stands before ScrollRestoration, whose effect does the scrolling.
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

/** Whoever goes on by keyboard goes on from the anchor, as the browser does it where nothing takes links from it. */
function focusAnchor(hash: string): void {
  const anchor = document.getElementById(decodeURIComponent(hash.slice(1)))
  if (!anchor) return
  if (anchor.tabIndex < 0) anchor.tabIndex = -1
  anchor.focus({ preventScroll: true })
}

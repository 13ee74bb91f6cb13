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
  }, [location, type])
  return null
}

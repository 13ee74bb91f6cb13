/** A second press of a hasty finger comes within this time. */
const KEPT_MS = 1000
const MOVING = ['wheel', 'touchmove', 'keydown']

/**
 * Keeps what was pressed under the finger for a second: where a change of the content above it would move it, the page is scrolled by
 * as much, before the next press can come, so that a second press hits the same thing. Who scrolls or types meanwhile is let go.
 */
export function keepInPlace(pressed: Element): void {
  const { top } = pressed.getBoundingClientRect()
  const observer = new MutationObserver(() => {
    const moved = pressed.isConnected ? pressed.getBoundingClientRect().top - top : 0
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  const ended = new AbortController()
  const end = () => {
    observer.disconnect()
    ended.abort()
  }
  for (const type of MOVING) addEventListener(type, end, { passive: true, signal: ended.signal })
  setTimeout(end, KEPT_MS)
}

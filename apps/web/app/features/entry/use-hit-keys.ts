import { type RefObject, useEffect, useRef } from 'react'

/**
 * Arrows lead from the field to the ticks of its hits and from one to the next; the first leads back. Enter on a tick adds what is
 * ticked.
 */
export function useHitKeys<Place extends HTMLElement>(onEnter: () => void): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const enter = useRef(onEnter)
  enter.current = onEnter
  useEffect(() => {
    const { current } = place
    const move = (event: KeyboardEvent) => {
      const { target, key } = event
      if (!(target instanceof HTMLInputElement) || current === null) return
      const isHit = target.hasAttribute('data-hit')
      if (!isHit && !target.hasAttribute('data-entry')) return
      if (isHit && key === 'Enter') {
        event.preventDefault()
        enter.current()
      }
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return
      const stops = [...current.querySelectorAll<HTMLElement>('[data-entry], [data-hit]')]
      // A field below its hits comes before them, too.
      stops.sort((a, b) => Number(b.hasAttribute('data-entry')) - Number(a.hasAttribute('data-entry')))
      const next = stops[stops.indexOf(target) + (key === 'ArrowDown' ? 1 : -1)]
      if (next === undefined) return
      event.preventDefault()
      next.focus()
    }
    current?.addEventListener('keydown', move)
    return () => current?.removeEventListener('keydown', move)
  }, [])
  return place
}

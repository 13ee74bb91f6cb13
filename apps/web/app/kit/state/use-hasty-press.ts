import { useCallback, useRef } from 'react'

/** A second press of a hasty finger comes within this time, in milliseconds; one that is meant takes longer. */
export const HASTY_MS = 600

/** Tells whether a press on the same thing is the second one of a hasty finger, which adds nothing. */
export function useHastyPress(): (what: string) => boolean {
  const last = useRef({ what: '', at: Number.NEGATIVE_INFINITY })
  return useCallback((what) => {
    const at = performance.now()
    const isHasty = last.current.what === what && at - last.current.at < HASTY_MS
    last.current = { what, at }
    return isHasty
  }, [])
}

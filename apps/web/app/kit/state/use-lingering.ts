import { useCallback, useEffect, useRef, useState } from 'react'

/** How long a ticked row stays where it was, counted from the last tick: milliseconds. */
const LINGERS_MS = 2500

const NONE: ReadonlySet<string> = new Set()

/**
 * Rows that were just ticked. They stay in their place for a moment, so that no row moves under the thumb that ticks the next one, and a
 * wrong tick is taken back where it was made.
 */
export function useLingering() {
  const [keys, setKeys] = useState(NONE)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const linger = useCallback((key: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setKeys(NONE), LINGERS_MS)
    setKeys((known) => new Set([...known, key]))
  }, [])
  return { keys, linger }
}

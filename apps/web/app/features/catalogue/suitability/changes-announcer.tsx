import { useEffect, useRef, useState } from 'react'
import { changesAnnouncement } from './change-words.ts'
import type { VerdictChange } from './judge-edit.ts'

/** Longer than the pause of the nutrition's announcement, which comes first. */
const QUIET_MS = 1500

/** Announces changed verdicts to screen readers after a pause. Silent as long as the same verdicts are changed. */
export function ChangesAnnouncer({ changes }: { changes: readonly VerdictChange[] }) {
  const [message, setMessage] = useState('')
  const key = changes.map(({ diet, now }) => `${diet} ${now}`).join()
  const said = useRef('')
  const latest = useRef(changes)
  latest.current = changes

  useEffect(() => {
    if (said.current === key) return
    const timer = setTimeout(() => {
      said.current = key
      setMessage(changesAnnouncement(latest.current))
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [key])

  return (
    <p className="sr-only" aria-live="polite">
      {message}
    </p>
  )
}

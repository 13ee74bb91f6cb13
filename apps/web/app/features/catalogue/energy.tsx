import type { ReactNode } from 'react'

/**
 * An energy in the reader's preferred unit. Public pages are the same for every visitor, so the page contains both units and
 * the style sheet shows one; the other is hidden from screen readers too.
 */
export function Energy({ calories, kilojoules }: { calories: ReactNode; kilojoules: ReactNode }) {
  return (
    <>
      <span className="in-calories">{calories}</span>
      <span className="in-kilojoules">{kilojoules}</span>
    </>
  )
}

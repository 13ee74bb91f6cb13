import type { ReactNode } from 'react'

/**
 * An energy in the unit its reader wants first. Public pages are the same for everybody, so both stand in the page and
 * the style sheet shows one; the other is hidden from screen readers as well.
 */
export function Energy({ calories, kilojoules }: { calories: ReactNode; kilojoules: ReactNode }) {
  return (
    <>
      <span className="in-calories">{calories}</span>
      <span className="in-kilojoules">{kilojoules}</span>
    </>
  )
}

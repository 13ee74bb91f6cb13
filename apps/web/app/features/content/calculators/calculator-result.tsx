import type { ReactNode } from 'react'

/** The result. Its space is reserved, so that nothing moves; screen readers announce each change. */
export function CalculatorResult({ children, empty }: { children: ReactNode | null; empty: string }) {
  return (
    <output aria-live="polite" className="calculator-result">
      {children ?? <span className="text-muted">{empty}</span>}
    </output>
  )
}

/** The main figure with its label. */
export function MainFigure({ label, figure, more }: { label: string; figure: ReactNode; more?: ReactNode }) {
  return (
    <span className="figures block">
      <span className="block text-sm text-muted">{label}</span>
      <strong className="font-heading text-3xl font-semibold text-heading">{figure}</strong>
      {more ? <span className="ml-3 text-lg text-muted">{more}</span> : null}
    </span>
  )
}

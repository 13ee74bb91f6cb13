import type { ReactNode } from 'react'

type ScrollRegionProps = { label: string; className: string; children: ReactNode }

/** What scrolls within itself where it is larger than its place. Keys reach it, so that they can scroll it. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
    <section aria-label={label} tabIndex={0} className={className}>
      {children}
    </section>
  )
}

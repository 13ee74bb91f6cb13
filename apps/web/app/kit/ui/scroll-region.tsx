import type { ReactNode } from 'react'

type ScrollRegionProps = { label: string; className: string; children: ReactNode }

/** A region that scrolls where its content is larger. It is focusable, so that keys can scroll it. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus the region could not be scrolled by keyboard.
    <section aria-label={label} tabIndex={0} className={className}>
      {children}
    </section>
  )
}

import type { ReactNode } from 'react'

/** One of several parts of a screen. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

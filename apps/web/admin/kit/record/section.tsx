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

/** Names with their values; what has no value is left out. */
export function Values({ of }: { of: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {of.map(([name, value]) =>
        value === null || value === '' ? null : (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

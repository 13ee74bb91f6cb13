import type { ReactNode } from 'react'
import { cn } from './class-names.ts'

/** A name with its value; null or an empty text where there is none. */
export type Value = readonly [name: string, value: ReactNode]

/** Names with their values; what has no value is left out. `className` sets the columns where names are longer or shorter. */
export function Values({
  of,
  className = 'grid-cols-[auto_1fr] text-sm',
}: {
  of: readonly Value[]
  className?: string
}) {
  return (
    <dl className={cn('grid gap-x-4 gap-y-1', className)}>
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

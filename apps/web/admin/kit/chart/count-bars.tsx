import { formatNumber } from '@zivina/czech/format-number'

type CountBarsProps = {
  label: string
  rows: readonly { name: string; count: number; note?: string }[]
  /** Shown where there is none. */
  nothing: string
}

/** Counts under one another, each with a bar of its share of the greatest. */
export function CountBars({ label, rows, nothing }: CountBarsProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  if (rows.length === 0) return <p className="text-muted">{nothing}</p>
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {rows.map(({ name, count, note }) => (
        <li key={name} className="flex flex-col gap-1">
          <span className="flex items-baseline justify-between gap-3">
            <span className="wrap-anywhere">{name}</span>
            <span className="figures shrink-0 font-semibold">
              {formatNumber(count, 0)}
              {note === undefined ? null : <span className="ml-2 font-normal text-muted">{note}</span>}
            </span>
          </span>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="h-1.5 w-full" aria-hidden="true">
            <rect width="100" height="4" className="fill-sunken" />
            <rect width={(count / most) * 100} height="4" className="fill-brand" />
          </svg>
        </li>
      ))}
    </ul>
  )
}

import { cn } from '#app/kit/ui/class-names.ts'

export type EnergyBar = {
  key: string
  /** Below the bar; empty where there is no room for every one. */
  label: string
  /** Null where nothing was recorded, or nothing is known: a gap, and not zero. */
  value: number | null
  /** Whether the value is a lower bound. */
  isPartial: boolean
}

const HEIGHT = 176
const PLOT = 150
/** Part of the room of a bar that it fills. */
const FILLED = 0.66

type EnergyBarsProps = { bars: readonly EnergyBar[]; target: number | null; targetLabel: string | null }

/**
 * Energy of days or months as bars from zero, with the target as a line. Hidden from screen readers: a table with the same figures
 * stands beside it. Places are attributes, as inline styles are forbidden.
 */
export function EnergyBars({ bars, target, targetLabel }: EnergyBarsProps) {
  const most = Math.max(1, target ?? 0, ...bars.map(({ value }) => value ?? 0)) * 1.2
  const room = 100 / Math.max(1, bars.length)
  const line = target === null ? null : PLOT - (target / most) * PLOT
  return (
    <svg aria-hidden="true" width="100%" height={HEIGHT} className="block overflow-visible" data-chart="diary-energy">
      <line x1="0" x2="100%" y1={PLOT} y2={PLOT} className="stroke-line" />
      {bars.map(({ key, label, value, isPartial }, at) => {
        const height = value === null ? 0 : Math.max(2, (value / most) * PLOT)
        const middle = `${((at + 0.5) * room).toFixed(3)}%`
        return (
          <g key={key}>
            {value === null ? (
              <circle cx={middle} cy={PLOT - 5} r="1.5" className="fill-control" />
            ) : (
              <rect
                x={`${((at + (1 - FILLED) / 2) * room).toFixed(3)}%`}
                width={`${(FILLED * room).toFixed(3)}%`}
                y={PLOT - height}
                height={height}
                rx="2"
                className={cn('fill-energy', isPartial && 'opacity-60')}
              />
            )}
            {label === '' ? null : (
              <text x={middle} y={HEIGHT - 7} textAnchor="middle" className="figures fill-muted text-sm">
                {label}
              </text>
            )}
          </g>
        )
      })}
      {line === null ? null : (
        <>
          <line x1="0" x2="100%" y1={line} y2={line} strokeDasharray="6 4" className="stroke-brand" strokeWidth="1.5" />
          {/* In the room that no bar reaches. */}
          <text x="100%" y="12" textAnchor="end" className="figures fill-brand text-sm">
            {targetLabel}
          </text>
        </>
      )}
    </svg>
  )
}

import type { Nutrient } from '@zivina/nutrition/nutrients'
import type { ReactNode } from 'react'
import { cn } from '#app/kit/ui/class-names.ts'
import { NUTRIENT_STYLES } from './nutrient-style.ts'

export type RingPart = { nutrient: Nutrient; share: number }

const RADIUS = 42
const LENGTH = 2 * Math.PI * RADIUS
const GAP = 3

/** A ring of shares (each 0 … 1, together at most 1) around some content, usually the energy. The legend is beside it. */
export function Ring({
  parts,
  children,
  className,
}: {
  parts: readonly RingPart[]
  children?: ReactNode
  className?: string
}) {
  let start = 0
  return (
    <div className={cn('relative', className)}>
      <svg viewBox="0 0 100 100" aria-hidden="true" className="block -rotate-90">
        <circle cx="50" cy="50" r={RADIUS} fill="none" strokeWidth="9" className="stroke-line" />
        {parts.map(({ nutrient, share }) => {
          const offset = -start * LENGTH
          start += share
          // A whole circle has no end to be parted from.
          const length = Math.max(0, share * LENGTH - (share < 1 ? GAP : 0))
          return (
            <circle
              key={nutrient}
              cx="50"
              cy="50"
              r={RADIUS}
              fill="none"
              strokeWidth="9"
              strokeDasharray={`${length.toFixed(2)} ${LENGTH.toFixed(2)}`}
              strokeDashoffset={offset.toFixed(2)}
              className={NUTRIENT_STYLES[nutrient].stroke}
            />
          )
        })}
      </svg>
      <div className="absolute inset-0 flex flex-col items-center justify-center text-center">{children}</div>
    </div>
  )
}

import type { Nutrient } from '@zivina/nutrition/nutrients'
import { NUTRIENT_STYLES } from '#app/features/catalogue/nutrient-style.ts'

type ReferenceBarProps = {
  nutrient: Nutrient
  /** The share of the daily reference intake, 0 … 1; more than 1 is full. Null is unknown, or there is no reference: no bar. */
  share: number | null
}

const HEIGHT = 10
const QUARTERS = ['25%', '50%', '75%'] as const

/**
 * A share of the daily reference intake: a bar on a scale with a mark at each quarter, whose end is 100 %. It looks unlike the
 * divided bar of the energy shares. Hidden from screen readers: the figure is beside it. The share is an attribute, as inline
 * styles are forbidden.
 */
export function ReferenceBar({ nutrient, share }: ReferenceBarProps) {
  if (share === null) return null
  const filled = Math.min(1, Math.max(0, share)) * 100
  return (
    <svg aria-hidden="true" width="100%" height={HEIGHT} className="block" data-chart="reference">
      <rect y="8" width="100%" height="2" className="fill-line" />
      {filled > 0 ? (
        <rect y="2" width={`${filled.toFixed(1)}%`} height="6" className={NUTRIENT_STYLES[nutrient].fill} />
      ) : null}
      {QUARTERS.map((place) => (
        <line key={place} x1={place} x2={place} y1="2" y2={HEIGHT} className="stroke-surface" strokeWidth="2" />
      ))}
      <line x1="100%" x2="100%" y1="0" y2={HEIGHT} className="stroke-control" strokeWidth="4" />
    </svg>
  )
}

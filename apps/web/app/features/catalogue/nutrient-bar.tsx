import type { Nutrient } from '@zivina/nutrition/nutrients'
import { NUTRIENT_STYLES } from './nutrient-style.ts'

type NutrientBarProps = {
  nutrient: Nutrient
  /** The filled share, 0 … 1; more than 1 is full. Null is unknown: an empty track. */
  share: number | null
  /** Height in pixels. */
  height?: number
}

/**
 * A bar in the nutrient's colour. Hidden from screen readers: the figure is beside it. The share is an attribute, as inline
 * styles are forbidden.
 */
export function NutrientBar({ nutrient, share, height = 6 }: NutrientBarProps) {
  const radius = height / 2
  const filled = Math.min(1, Math.max(0, share ?? 0)) * 100
  return (
    <svg aria-hidden="true" width="100%" height={height} className="block overflow-visible">
      <rect width="100%" height={height} rx={radius} className="fill-line" />
      {filled > 0 ? (
        <rect width={`${filled.toFixed(1)}%`} height={height} rx={radius} className={NUTRIENT_STYLES[nutrient].fill} />
      ) : null}
    </svg>
  )
}

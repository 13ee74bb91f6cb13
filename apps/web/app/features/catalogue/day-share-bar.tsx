import type { Nutrient } from '@zivina/nutrition/nutrients'
import { NUTRIENT_STYLES } from '#app/features/catalogue/nutrient-style.ts'

const HEIGHT = 6

type ShareBarProps = {
  nutrient: Nutrient
  /** The part of the target, 1 and more is full; null where it is unknown: the bar is empty. */
  share: number | null
}

/** How full a day is. Hidden from screen readers: the figure stands beside it. The width is an attribute, as inline styles are forbidden. */
export function ShareBar({ nutrient, share }: ShareBarProps) {
  const filled = Math.min(1, Math.max(0, share ?? 0)) * 100
  return (
    <svg aria-hidden="true" width="100%" height={HEIGHT} className="block rounded-full" data-chart="plan-share">
      <rect width="100%" height={HEIGHT} rx="3" className="fill-line" />
      {filled > 0 ? (
        <rect width={`${filled.toFixed(1)}%`} height={HEIGHT} rx="3" className={NUTRIENT_STYLES[nutrient].fill} />
      ) : null}
    </svg>
  )
}

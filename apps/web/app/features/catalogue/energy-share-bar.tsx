import type { energyShare } from '@zivina/nutrition/macros'
import { NUTRIENT_STYLES } from './nutrient-style.ts'

/** The nutrients that the energy is divided among, in the order of every chart. */
export const ENERGY_NUTRIENTS = ['protein', 'carbohydrates', 'fat'] as const

/** Percent of the energy from each; null where they are unknown. */
export type EnergyShares = ReturnType<typeof energyShare>

const HEIGHT = 8

/**
 * Shares of the energy: one bar divided among protein, carbohydrates and fat, empty where they are unknown. It looks unlike the
 * bars of the reference intake. Hidden from screen readers: the figures are beside it. Widths are attributes, as inline styles
 * are forbidden.
 */
export function EnergyShareBar({ shares }: { shares: EnergyShares }) {
  return (
    <svg aria-hidden="true" width="100%" height={HEIGHT} className="block rounded-full" data-chart="energy-share">
      <rect width="100%" height={HEIGHT} className="fill-line" />
      {(shares ? partsOf(shares) : []).map(({ nutrient, start, width }) => (
        <rect
          key={nutrient}
          x={`${start.toFixed(1)}%`}
          width={`${width.toFixed(1)}%`}
          height={HEIGHT}
          className={NUTRIENT_STYLES[nutrient].fill}
        />
      ))}
    </svg>
  )
}

function partsOf(shares: NonNullable<EnergyShares>) {
  let end = 0
  return ENERGY_NUTRIENTS.map((nutrient) => {
    const start = end
    end += shares[nutrient]
    return { nutrient, start, width: shares[nutrient] }
  })
}

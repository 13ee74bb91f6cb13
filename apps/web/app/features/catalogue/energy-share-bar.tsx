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
      {shares &&
        ENERGY_NUTRIENTS.map((nutrient, place) => (
          <rect
            key={nutrient}
            x={percent(ENERGY_NUTRIENTS.slice(0, place), shares)}
            width={percent([nutrient], shares)}
            height={HEIGHT}
            className={NUTRIENT_STYLES[nutrient].fill}
          />
        ))}
    </svg>
  )
}

function percent(nutrients: readonly (keyof NonNullable<EnergyShares>)[], shares: NonNullable<EnergyShares>): string {
  return `${nutrients.reduce((sum, nutrient) => sum + shares[nutrient], 0).toFixed(1)}%`
}

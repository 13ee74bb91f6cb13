import { formatNumber } from '@zivina/czech/format-number'
import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import { wholeShares } from '@zivina/nutrition/macros'
import { ENERGY_NUTRIENTS, type EnergyShares } from '#app/features/catalogue/energy-share-bar.tsx'
import { NutrientDot } from '#app/features/catalogue/nutrient-dot.tsx'

/** The legend of the ring: which percentage of the energy comes from which nutrient. */
export function EnergyShareLegend({ shares }: { shares: EnergyShares }) {
  if (shares === null) return null
  const whole = wholeShares(shares)
  return (
    <div className="text-sm" data-testid="energy-shares">
      <p className="text-muted">Podíl na energii bez vlákniny a&nbsp;alkoholu</p>
      <ul>
        {ENERGY_NUTRIENTS.map((nutrient) => (
          <li key={nutrient} className="flex items-center gap-2">
            <NutrientDot nutrient={nutrient} />
            {NUTRIENT_LABELS[nutrient].name}
            <span className="ml-auto pl-4 font-semibold">{formatNumber(whole[nutrient], 0)}&nbsp;%</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

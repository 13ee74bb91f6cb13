import { energyShare, type RecipeTotals } from '@zivina/nutrition/macros'
import { Energy } from '#app/features/catalogue/energy.tsx'
import { ENERGY_NUTRIENTS } from '#app/features/catalogue/energy-share-bar.tsx'
import { Ring } from '#app/features/catalogue/ring.tsx'
import { EnergyFigure } from './energy-figure.tsx'
import { EnergyShareLegend } from './energy-share-legend.tsx'
import { Figure } from './figure.tsx'

/** Energy in the middle, its sources around it with their shares below. */
export function EnergyRing({ totals, caption }: { totals: RecipeTotals; caption: string }) {
  const shares = energyShare(totals)
  const parts = shares ? ENERGY_NUTRIENTS.map((nutrient) => ({ nutrient, share: shares[nutrient] / 100 })) : []
  return (
    <div className="figures mx-auto flex w-52 flex-col gap-3">
      <Ring parts={parts}>
        <span className="max-w-32 font-heading text-xl leading-tight font-semibold text-energy" data-testid="energy">
          <EnergyFigure totals={totals} />
        </span>
        <span className="text-sm text-muted">
          {/* The energy in the other unit. */}
          <Energy
            calories={<Figure nutrient="kilojoules" value={totals.kilojoules} coverage={1} />}
            kilojoules={<Figure nutrient="calories" value={totals.calories_in_total} coverage={1} />}
          />
        </span>
        <span className="text-sm text-muted">{caption}</span>
      </Ring>
      <EnergyShareLegend shares={shares} />
    </div>
  )
}

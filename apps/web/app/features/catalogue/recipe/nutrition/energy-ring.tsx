import { energyShare, type RecipeTotals } from '@zivina/nutrition/macros'
import { Energy } from '#app/features/catalogue/energy.tsx'
import { Ring } from '#app/features/catalogue/ring.tsx'
import { EnergyFigure } from './energy-figure.tsx'
import { Figure } from './figure.tsx'

const MACROS = ['protein', 'carbohydrates', 'fat'] as const

/** Energy in the middle, its sources around it. The rows beside it are the legend. */
export function EnergyRing({ totals, caption }: { totals: RecipeTotals; caption: string }) {
  const shares = energyShare(totals)
  const parts = shares ? MACROS.map((nutrient) => ({ nutrient, share: shares[nutrient] / 100 })) : []
  return (
    <Ring parts={parts} className="figures mx-auto w-52">
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
  )
}

import { energyShare, type RecipeTotals } from '@zivina/nutrition/macros'
import { Ring } from '../../../../components/ui/ring.tsx'
import { Figure } from './figure.tsx'
import { coverageOf } from './nutrient-totals.ts'

const MACROS = ['protein', 'carbohydrates', 'fat'] as const

/** Energy in the middle, around it what it comes from. The legend is the rows beside it. */
export function EnergyRing({ totals, caption }: { totals: RecipeTotals; caption: string }) {
  const shares = energyShare(totals)
  const parts = shares ? MACROS.map((nutrient) => ({ nutrient, share: shares[nutrient] / 100 })) : []
  const coverage = coverageOf(totals, 'kilojoules')
  return (
    <Ring parts={parts} className="figures mx-auto w-52">
      <span className="max-w-32 font-heading text-xl leading-tight font-semibold text-energy" data-testid="energy">
        <Figure nutrient="calories" value={totals.calories_in_total} coverage={coverage} />
      </span>
      <span className="text-sm text-muted">
        <Figure nutrient="kilojoules" value={totals.kilojoules} coverage={1} />
      </span>
      <span className="text-sm text-muted">{caption}</span>
    </Ring>
  )
}

import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import { energyShare, type RecipeTotals } from '@zivina/nutrition/macros'
import { NutrientBar } from '#app/features/catalogue/nutrient-bar.tsx'
import { EnergyFigure } from './energy-figure.tsx'
import { Figure } from './figure.tsx'
import { coverageOf, totalOf } from './nutrient-totals.ts'

const MACROS = ['protein', 'carbohydrates', 'fat'] as const

/** Nutrition of one portion in short, beside the ingredients, so that the effect of an edit is visible. */
export function NutritionGlance({ totals }: { totals: RecipeTotals }) {
  const shares = energyShare(totals)
  return (
    <div className="figures rounded-md bg-sunken p-3 print:hidden" data-testid="glance">
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-muted">Jedna porce</span>
        <span className="text-lg font-semibold text-energy">
          <EnergyFigure totals={totals} />
        </span>
      </p>
      <ul className="mt-2 grid grid-cols-3 gap-3 text-sm">
        {MACROS.map((nutrient) => (
          <li key={nutrient} className="flex min-w-0 flex-col gap-1">
            <span className="truncate text-muted">{NUTRIENT_LABELS[nutrient].name}</span>
            <NutrientBar nutrient={nutrient} share={shares && shares[nutrient] / 100} />
            <span>
              <Figure nutrient={nutrient} value={totalOf(totals, nutrient)} coverage={coverageOf(totals, nutrient)} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

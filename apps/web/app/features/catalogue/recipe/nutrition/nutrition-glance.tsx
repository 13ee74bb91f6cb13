import { formatNumber } from '@zivina/czech/format-number'
import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import { energyShare, type RecipeTotals, wholeShares } from '@zivina/nutrition/macros'
import { DayRemains, DayShare } from '#app/features/catalogue/day-share.tsx'
import { ENERGY_NUTRIENTS, EnergyShareBar } from '#app/features/catalogue/energy-share-bar.tsx'
import { NutrientDot } from '#app/features/catalogue/nutrient-dot.tsx'
import { EnergyFigure } from './energy-figure.tsx'
import { Figure } from './figure.tsx'
import { coverageOf, totalOf } from './nutrient-totals.ts'

/**
 * Nutrition of one portion in short, beside the ingredients, so that the effect of an edit is visible. On a phone its energy alone:
 * the rest has its own part of the page.
 */
export function NutritionGlance({ totals }: { totals: RecipeTotals }) {
  const shares = energyShare(totals)
  const whole = shares && wholeShares(shares)
  return (
    <div className="nutrition-glance figures rounded-md bg-sunken p-3 print:hidden" data-testid="glance">
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-muted">Jedna porce</span>
        <span className="text-lg font-semibold text-energy">
          <EnergyFigure totals={totals} />
        </span>
      </p>
      <DayShare kilojoules={totals.kilojoules} coverage={coverageOf(totals, 'kilojoules')} />
      <DayRemains totals={totals} />
      <p className="mt-2 mb-1 text-sm text-muted max-md:hidden">Podíl na energii bez vlákniny a&nbsp;alkoholu</p>
      <div className="max-md:hidden">
        <EnergyShareBar shares={shares} />
      </div>
      <ul className="mt-2 grid gap-x-3 text-sm max-md:hidden sm:grid-cols-3">
        {ENERGY_NUTRIENTS.map((nutrient) => (
          <li key={nutrient} className="flex min-w-0 justify-between gap-x-3 sm:flex-col">
            <span className="text-muted">
              <NutrientDot nutrient={nutrient} /> {NUTRIENT_LABELS[nutrient].name}
            </span>
            <span className="own-figures">
              <Figure nutrient={nutrient} value={totalOf(totals, nutrient)} coverage={coverageOf(totals, nutrient)} />
              {whole ? ` · ${formatNumber(whole[nutrient], 0)}\u00a0%` : null}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import { MACROS } from '@zivina/nutrition/macro-goals'
import { type RecipeTotals, TOTAL_FIELDS } from '@zivina/nutrition/macros'
import { PlanEnergy } from '#app/features/planning/board/plan-energy.tsx'
import { gramsText } from '#app/features/planning/figures/plan-words.ts'

/** What an amount of something contains. */
export function HelpingFigures({ totals }: { totals: RecipeTotals }) {
  const known = MACROS.filter((macro) => totals[TOTAL_FIELDS[macro]] !== null)
  return (
    <p role="status" className="own-figures figures flex flex-wrap gap-x-4 gap-y-1">
      <strong className="text-heading">
        <PlanEnergy kilojoules={totals.kilojoules} coverage={totals.nutrient_coverage.kilojoules} />
      </strong>
      {known.map((macro) => (
        <span key={macro} className="text-muted">
          {NUTRIENT_LABELS[macro].name} {gramsText(totals[TOTAL_FIELDS[macro]], totals.nutrient_coverage[macro])}
        </span>
      ))}
    </p>
  )
}

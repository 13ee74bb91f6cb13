import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import type { RecipeTotals } from '@zivina/nutrition/macros'
import { STORED_NUTRIENTS } from '@zivina/nutrition/nutrients'
import { RECIPE_DOUBTS, type RecipeDoubt } from '@zivina/nutrition/recipe-plausibility'
import { referenceShare } from '@zivina/nutrition/reference-intake'
import { TriangleAlert } from 'lucide-react'
import { EnergyRing } from '#app/features/catalogue/recipe/nutrition/energy-ring.tsx'
import { Figure } from '#app/features/catalogue/recipe/nutrition/figure.tsx'
import { coverageOf, totalOf } from '#app/features/catalogue/recipe/nutrition/nutrient-totals.ts'
import { ReferenceBar } from '#app/features/catalogue/recipe/nutrition/reference-bar.tsx'
import { ReferenceKey } from '#app/features/catalogue/recipe/nutrition/reference-key.tsx'

const ROWS = ['protein', 'carbohydrates', 'sugars', 'fat', 'saturated_fats', 'fiber', 'salt'] as const

/** Nutrition of one portion of the draft, and values that look like typing errors. */
export function NutritionAside({ totals, doubts }: { totals: RecipeTotals; doubts: readonly RecipeDoubt[] }) {
  const gaps = STORED_NUTRIENTS.filter((nutrient) => coverageOf(totals, nutrient) < 1)
  return (
    <section
      aria-label="Výživové hodnoty porce"
      className="flex flex-col gap-4 rounded-card bg-surface p-5 shadow-card"
    >
      <EnergyRing totals={totals} caption="v&nbsp;porci" />
      <ReferenceKey />
      <ul className="figures flex flex-col gap-2.5" data-testid="editor-nutrients">
        {ROWS.map((nutrient) => (
          <li key={nutrient} data-nutrient={nutrient} className="flex flex-col gap-1">
            <span className="flex items-baseline justify-between gap-3">
              <span className="text-muted">{NUTRIENT_LABELS[nutrient].name}</span>
              <span className="font-semibold text-heading">
                <Figure nutrient={nutrient} value={totalOf(totals, nutrient)} coverage={coverageOf(totals, nutrient)} />
              </span>
            </span>
            <ReferenceBar nutrient={nutrient} share={referenceShare(nutrient, totalOf(totals, nutrient))} />
          </li>
        ))}
      </ul>
      {gaps.length > 0 ? (
        <p className="text-sm text-muted">
          U&nbsp;některé suroviny neznáme všechny hodnoty. Neznámé nepočítáme jako nulu, skutečná hodnota proto může být
          vyšší.
        </p>
      ) : null}
      <div role="status" className="flex flex-col gap-2 empty:hidden">
        {doubts.map((doubt) => (
          <p key={doubt} className="flex gap-2 rounded-md bg-accent-soft px-3 py-2 text-sm">
            <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
            {RECIPE_DOUBTS[doubt]}
          </p>
        ))}
      </div>
    </section>
  )
}

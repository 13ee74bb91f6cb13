import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import type { RecipeTotals } from '@zivina/nutrition/macros'
import { NUTRIENTS, type Nutrient } from '@zivina/nutrition/nutrients'
import type { PageEdit } from '../edit/edit-reducer.ts'
import { coverageOf, silentIngredients } from './nutrient-totals.ts'

/** Explains which totals are lower bounds: the unknown nutrients, and their ingredients. */
export function CoverageNotes({ edit, totals }: { edit: PageEdit; totals: RecipeTotals }) {
  const gaps = NUTRIENTS.filter((nutrient) => nutrient !== 'calories' && coverageOf(totals, nutrient) < 1)
  if (gaps.length === 0) return null
  return (
    <div className="rounded-md border border-line bg-sunken px-4 py-3 text-sm" data-testid="coverage">
      <p>
        Slovem „nejméně“ označujeme hodnoty, které u&nbsp;některé suroviny chybí v&nbsp;tabulkách složení potravin.
        Neznámé nepočítáme jako nulu, skutečná hodnota proto může být vyšší.
      </p>
      <ul className="mt-1.5 flex flex-col gap-0.5 text-muted print:hidden">
        {groupByNames(edit, gaps).map(([names, nutrients]) => (
          <li key={names}>
            {capitalise(nutrients.map((nutrient) => NUTRIENT_LABELS[nutrient].name.toLowerCase()).join(', '))}: chybí
            u&nbsp;surovin {names}.
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Nutrients unknown for the same ingredients share one line. */
function groupByNames(edit: PageEdit, gaps: readonly Nutrient[]): [names: string, nutrients: Nutrient[]][] {
  const groups = new Map<string, Nutrient[]>()
  for (const nutrient of gaps) {
    const names = silentIngredients(edit, nutrient).join('; ')
    groups.set(names, [...(groups.get(names) ?? []), nutrient])
  }
  return [...groups]
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

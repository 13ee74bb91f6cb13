import { tied } from '@zivina/contract/kernel/typography'
import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import type { RecipeTotals } from '@zivina/nutrition/macros'
import type { Nutrient } from '@zivina/nutrition/nutrients'
import type { PageEdit } from '../edit/edit-reducer.ts'
import { isLowerBound, silentIngredients } from './nutrient-totals.ts'

type CoverageNotesProps = { edit: PageEdit; totals: RecipeTotals; shown: readonly Nutrient[] }

/**
 * Explains which of the shown totals are lower bounds: the unknown nutrients, and their ingredients. Energy in kcal has the gaps
 * of energy in kJ.
 */
export function CoverageNotes({ edit, totals, shown }: CoverageNotesProps) {
  const gaps = shown.filter((nutrient) => nutrient !== 'calories' && isLowerBound(totals, nutrient))
  if (gaps.length === 0) return null
  return (
    <div className="rounded-md border border-line bg-sunken px-4 py-3 text-sm print:hidden" data-testid="coverage">
      <p>
        <LowerBoundSentence />
      </p>
      <ul className="mt-1.5 flex flex-col gap-0.5 text-muted">
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

/** The meaning of the word „nejméně“ before a value. */
export function LowerBoundSentence() {
  return (
    <>
      Slovem „nejméně“ označujeme hodnoty, které u&nbsp;některé suroviny chybí v&nbsp;tabulkách složení potravin.
      Neznámé nepočítáme jako nulu, skutečná hodnota proto může být vyšší.
    </>
  )
}

/** Nutrients unknown for the same ingredients share one line. */
function groupByNames(edit: PageEdit, gaps: readonly Nutrient[]): [names: string, nutrients: Nutrient[]][] {
  const groups = new Map<string, Nutrient[]>()
  for (const nutrient of gaps) {
    const names = silentIngredients(edit, nutrient).map(tied).join('; ')
    groups.set(names, [...(groups.get(names) ?? []), nutrient])
  }
  return [...groups]
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

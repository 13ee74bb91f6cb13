import type { RecipeIngredient } from '@zivina/contract/catalogue/recipes/read'
import { FIRST_STATE, type Mark, type SentLines, SIGNS, type StateOfAllergen } from './sent-lines.ts'

/** Packs the lines of a recipe. Nothing is left out, and every figure stays exactly what it is. */
export function packLines(lines: readonly RecipeIngredient[]): SentLines {
  const macros = namesIn(lines.map((line) => line.macros))
  const constituents = namesIn(lines.flatMap(({ micronutrients, nutrient_marks }) => [micronutrients, nutrient_marks]))
  const allergens = namesIn(lines.map((line) => line.allergens))
  const states = new Map<string, { place: number; state: StateOfAllergen }>()
  const letterOf = (state: StateOfAllergen | undefined): string => {
    if (state === undefined) return ' '
    const key = `${state.state} ${state.evidence}`
    const known = states.get(key) ?? { place: states.size, state }
    states.set(key, known)
    return String.fromCharCode(FIRST_STATE + known.place)
  }
  const sent = lines.map(({ micronutrients, nutrient_marks, ...line }) => ({
    ...line,
    macros: macros.map((name) => line.macros[name]),
    figures: constituents.map((name) => figureText(micronutrients[name], nutrient_marks[name])).join(),
    allergens: allergens.map((name) => letterOf(line.allergens[name])).join(''),
  }))
  return { macros, constituents, allergens, states: Array.from(states.values(), ({ state }) => state), lines: sent }
}

/** The names that occur in any of the records. */
function namesIn<Name extends string>(records: readonly Partial<Record<Name, unknown>>[]): Name[] {
  const names = new Set<Name>()
  for (const record of records) for (const name in record) names.add(name)
  return [...names]
}

function figureText(figure: number | undefined, mark: Mark | undefined): string {
  const known = figure === undefined ? '' : `${figure}`
  if (mark === undefined) return known
  return known + SIGNS[mark.mark] + (mark.mark === 'below_limit' ? mark.limit : '')
}

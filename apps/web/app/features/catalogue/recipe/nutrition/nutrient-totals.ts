import { type RecipeTotals, TOTAL_FIELDS } from '@zivina/nutrition/macros'
import type { Nutrient, StoredNutrient } from '@zivina/nutrition/nutrients'
import type { PageEdit } from '../edit/edit-reducer.ts'

/** Energy in kcal follows from kJ and has the same coverage. */
function storedNutrient(nutrient: Nutrient): StoredNutrient {
  return nutrient === 'calories' ? 'kilojoules' : nutrient
}

/** The total of a nutrient: kJ, kcal or grams; null where unknown. */
export function totalOf(totals: RecipeTotals, nutrient: Nutrient): number | null {
  return nutrient === 'calories' ? totals.calories_in_total : totals[TOTAL_FIELDS[nutrient]]
}

/** Share of the counted mass for which a total is known, 0 … 1. */
export function coverageOf(totals: RecipeTotals, nutrient: Nutrient): number {
  return totals.nutrient_coverage[storedNutrient(nutrient)]
}

/** Whether the total is shown with the word „nejméně“: it is known for a part of the mass only. */
export function isLowerBound(totals: RecipeTotals, nutrient: Nutrient): boolean {
  return totalOf(totals, nutrient) !== null && coverageOf(totals, nutrient) < 1
}

/** Names of the counted ingredients with an unknown value of a nutrient. */
export function silentIngredients(edit: PageEdit, nutrient: Nutrient): string[] {
  const stored = storedNutrient(nutrient)
  const silent = edit.lines.filter(
    (line) => !line.removed && line.count_macros && line.amount > 0 && line.ingredient.nutrients[stored] === null,
  )
  return [...new Set(silent.map((line) => line.ingredient.name))]
}

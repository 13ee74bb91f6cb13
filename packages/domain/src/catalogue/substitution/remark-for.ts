import type { IngredientNutrients } from '@zivina/nutrition/macros'
import type { StoredNutrient } from '@zivina/nutrition/nutrients'
import { type MassBasis, massInGrams, nutrientBasis } from '@zivina/nutrition/units'
import type { WeightUnit } from '@zivina/nutrition/weight-units'

/** A food with the figures that a comparison is checked by. */
export type ComparedFood = MassBasis & { weight_units: WeightUnit; nutrients: IngredientNutrients }

/** Comparatives that figures can prove, and whether the substitute must have more or less. */
const COMPARED: readonly (readonly [RegExp, StoredNutrient, 1 | -1])[] = [
  [/tučnější/, 'fat', 1],
  [/libovější/, 'fat', -1],
  [/sladší/, 'sugars', 1],
  [/slanější/, 'salt', 1],
]

/**
 * A remark as it holds for one pair. Remarks are written for the reference of a set; a clause that calls the substitute fatter, leaner,
 * sweeter or saltier is left out where the figures of this original say otherwise. An unknown figure proves nothing wrong.
 *
 * @returns null where nothing is left
 */
export function remarkFor(remark: string, original: ComparedFood, substitute: ComparedFood): string | null {
  const clauses = remark.replace(/\.$/, '').split('; ')
  const holding = clauses.filter((clause) => COMPARED.every((one) => isUnrefuted(clause, one, original, substitute)))
  const text = holding.join('; ')
  return text === '' ? null : `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`
}

function isUnrefuted(
  clause: string,
  [pattern, nutrient, sign]: (typeof COMPARED)[number],
  original: ComparedFood,
  substitute: ComparedFood,
): boolean {
  if (!pattern.test(clause)) return true
  const [had, has] = [perGram(original, nutrient), perGram(substitute, nutrient)]
  return had === null || has === null || (has - had) * sign > 0
}

function perGram(food: ComparedFood, nutrient: StoredNutrient): number | null {
  const grams = massInGrams(nutrientBasis(food.weight_units), food.weight_units, food)
  const value = food.nutrients[nutrient]
  return grams === null || value === null ? null : value / grams
}

import { formatNumber, NBSP } from '@zivina/czech/format-number'
import type { WeightUnit } from '@zivina/nutrition/weight-units'
import { ALLERGENS_IN_FOOD } from '#domain/catalogue/allergens/allergen-warnings.ts'
import { ALLERGENS, type FoodAllergens } from '#domain/catalogue/allergens/allergens.ts'
import { effectFigures } from '#domain/catalogue/substitution/effect-words.ts'
import { SHOWN_NUTRIENTS, type ShownNutrient } from '#domain/catalogue/substitution/swap-effect.ts'

/** A food as it is compared with what replaces it. */
export type ReplacedFood = {
  weight_units: WeightUnit
  density_g_per_ml: number | null
  /** Per 100 g or ml; null is unknown. */
  macros: Readonly<Record<ShownNutrient, number | null>>
  allergens: FoodAllergens
}

/** The mass that is replaced in the comparison, in grams. */
const REPLACED_GRAMS = 100

/** „místo 100 g vezměte 75 g“. @param ratio mass of the substitute for one unit of mass of the original */
export function substituteAmountWords(ratio: number): string {
  const grams = formatNumber(REPLACED_GRAMS * ratio, ratio < 0.1 ? 1 : 0)
  return `místo ${REPLACED_GRAMS}${NBSP}g vezměte ${grams}${NBSP}g`
}

/**
 * What 100 g of a food replaced by its substitute change: „−120 kcal, +3 g bílkovin“. Null where the values of one hold for a piece
 * or a spoon, or for 100 ml whose mass is unknown.
 */
export function substituteFigures(food: ReplacedFood, substitute: ReplacedFood, ratio: number): string | null {
  const [foodMass, substituteMass] = [massOf100(food), massOf100(substitute)]
  if (foodMass === null || substituteMass === null) return null
  const change = (nutrient: ShownNutrient): number | null => {
    const [before, after] = [food.macros[nutrient], substitute.macros[nutrient]]
    return before === null || after === null ? null : (after / substituteMass) * ratio - before / foodMass
  }
  const figures = Object.fromEntries(SHOWN_NUTRIENTS.map((nutrient) => [nutrient, change(nutrient)])) as Record<
    ShownNutrient,
    number | null
  >
  return effectFigures({ figures })
}

/** Mass of what the values hold for, in units of 100 g. */
function massOf100({ weight_units, density_g_per_ml }: ReplacedFood): number | null {
  if (weight_units === 'Gram') return 1
  return weight_units === 'Milliliter' ? density_g_per_ml : null
}

/** Allergens that come with the substitute, and those that go with the food: „přidává mléko; nemá lepek“. Null where none do. */
export function substituteAllergens(food: FoodAllergens, substitute: FoodAllergens): string | null {
  const holds = (allergens: FoodAllergens, state: 'contains' | 'free') =>
    ALLERGENS.filter((allergen) => allergens[allergen]?.state === state)
  const had = holds(food, 'contains')
  const parts = [
    ['přidává', holds(substitute, 'contains').filter((allergen) => !had.includes(allergen))],
    ['nemá', holds(substitute, 'free').filter((allergen) => had.includes(allergen))],
  ] as const
  const told = parts.flatMap(([verb, found]) =>
    found.length === 0 ? [] : [`${verb} ${found.map((one) => ALLERGENS_IN_FOOD[one]).join(', ')}`],
  )
  return told.length === 0 ? null : told.join('; ')
}

import type { FoodFacts } from '#domain/catalogue/foods/food-facts.ts'
import { ALLERGENS, type Allergen, type AllergenState } from './allergens.ts'

/** From the worst for a person with the allergy to the best. */
const STATES_FROM_WORST = ['contains', 'may_contain', 'unknown', 'free'] as const satisfies readonly AllergenState[]

export type RecipeAllergen = {
  state: AllergenState
  /** Positions of the lines that cause the state; none when the allergen was not found in any. */
  lines: number[]
  /** Whether labels of all the lines say that the allergen is absent; only then may a text say so. */
  by_label: boolean
}

/**
 * The state of each allergen in a recipe: that of its worst line. A line that names no food of the catalogue is null and unknown,
 * and so is a recipe without lines. Every line counts, also one that adds no nutrients.
 */
export function recipeAllergens(lines: readonly (FoodFacts | null)[]): Record<Allergen, RecipeAllergen> {
  const entries = ALLERGENS.map((allergen) => [allergen, worstOf(lines, allergen)] as const)
  return Object.fromEntries(entries) as Record<Allergen, RecipeAllergen>
}

function worstOf(lines: readonly (FoodFacts | null)[], allergen: Allergen): RecipeAllergen {
  const states = lines.map((line) => line?.allergens[allergen]?.state ?? 'unknown')
  const state = STATES_FROM_WORST.find((one) => states.includes(one)) ?? 'unknown'
  return {
    state,
    lines: state === 'free' ? [] : states.flatMap((one, position) => (one === state ? [position] : [])),
    by_label: state === 'free' && lines.every((line) => line?.allergens[allergen]?.evidence === 'label'),
  }
}

/** The allergens of which every line is known to be free. */
export function absentAllergens(lines: readonly (FoodFacts | null)[]): Allergen[] {
  const found = recipeAllergens(lines)
  return ALLERGENS.filter((allergen) => found[allergen].state === 'free')
}

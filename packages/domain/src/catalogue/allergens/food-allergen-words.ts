import { allergenWording } from './allergen-labels.ts'
import { ALLERGEN_SHORT_LABELS } from './allergen-short-labels.ts'
import { ALLERGENS, type AllergenState, type FoodAllergens } from './allergens.ts'

/**
 * What is known of the allergens of a food, in one line: „Obsahuje: lepek, mléko. Může obsahovat: ořechy.“ What was only not found
 * or is unknown is not said.
 * @returns null where nothing is to be said
 */
export function foodAllergenWords(allergens: FoodAllergens): string | null {
  const sentences = [
    sentence(allergens, 'contains'),
    sentence(allergens, 'may_contain'),
    sentence(allergens, 'free', 'label'),
  ].filter((one) => one !== null)
  return sentences.length === 0 ? null : sentences.join(' ')
}

function sentence(allergens: FoodAllergens, state: AllergenState, evidence?: 'label'): string | null {
  const found = ALLERGENS.filter((allergen) => {
    const known = allergens[allergen]
    return known?.state === state && (evidence === undefined || known.evidence === evidence)
  })
  if (found.length === 0) return null
  return `${allergenWording(state, evidence)}: ${found.map((one) => ALLERGEN_SHORT_LABELS[one]).join(', ')}.`
}

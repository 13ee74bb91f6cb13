import type { FoodAllergens } from '@zivina/domain/catalogue/allergens/allergens'
import { foodAllergenWords } from '@zivina/domain/catalogue/allergens/food-allergen-words'
import FoodWarning from '#app/features/catalogue/allergens/food-warning.tsx'

/** What is known of the allergens of a food, and the warning for those who avoid one. */
export function AllergenWords({ allergens }: { allergens: FoodAllergens }) {
  const words = foodAllergenWords(allergens)
  return (
    <>
      {words === null ? null : <span className="block text-sm text-muted">{words}</span>}
      <FoodWarning allergens={allergens} />
    </>
  )
}

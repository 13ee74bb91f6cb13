import { allergenWording } from '@zivina/domain/catalogue/allergens/allergen-labels'
import { ALLERGENS, type Allergen } from '@zivina/domain/catalogue/allergens/allergens'
import { recipeAllergens } from '@zivina/domain/catalogue/allergens/recipe-allergens'
import type { FoodFacts } from '@zivina/domain/catalogue/foods/food-facts'

/** From the most serious. */
const KINDS = ['contains', 'may_contain', 'unknown', 'free_by_label', 'free'] as const
type Kind = (typeof KINDS)[number]

export type AllergenGroup<Food> = {
  kind: Kind
  wording: string
  /** With the foods that cause the state. */
  allergens: { allergen: Allergen; foods: Food[] }[]
}

/** The fourteen allergens of a recipe by their state in words; states that none has are left out. */
export function allergensByState<Food extends FoodFacts>(foods: readonly Food[]): AllergenGroup<Food>[] {
  const found = recipeAllergens(foods)
  const kindOf = (allergen: Allergen): Kind => (found[allergen].by_label ? 'free_by_label' : found[allergen].state)
  const groups = KINDS.map((kind) => ({
    kind,
    wording: kind === 'free_by_label' ? allergenWording('free', 'label') : allergenWording(kind),
    allergens: ALLERGENS.filter((allergen) => kindOf(allergen) === kind).map((allergen) => ({
      allergen,
      foods: found[allergen].lines.flatMap((position) => foods[position] ?? []),
    })),
  }))
  return groups.filter(({ allergens }) => allergens.length > 0)
}

import type { DietType } from '@zivina/domain/catalogue/diet-types'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import type { DietaryPreference } from '@zivina/nutrition/diets'

/** One property of recipes that a link filters by. */
type Facet =
  | { meal_types: MealType }
  | { diet_types: DietType }
  | { dietary_preference: DietaryPreference }
  | { tags: string }

/** Address of the recipes with one property. A small module: pages that only link need nothing of the filters. */
export function facetPath(facet: Facet): string {
  return `/recepty?${new URLSearchParams(facet)}`
}

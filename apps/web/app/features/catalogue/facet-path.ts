import type { DietType } from '@zivina/domain/catalogue/diet-types'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import type { DietaryPreference } from '@zivina/nutrition/diets'

/** One thing that recipes are told apart by, as a link names it. */
type Facet =
  | { meal_types: MealType }
  | { diet_types: DietType }
  | { dietary_preference: DietaryPreference }
  | { tags: string }

/** Address of the recipes that share one thing. Light: pages that only link need nothing of the filters. */
export function facetPath(facet: Facet): string {
  return `/recepty?${new URLSearchParams(facet)}`
}

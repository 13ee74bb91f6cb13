import type { FoodAllergens } from '#domain/catalogue/allergens/allergens.ts'
import type { FoodGroup } from './food-groups.ts'

/** What diet rules and allergens know of a food besides its figures. */
export type FoodFacts = {
  name: string
  /** The groups that the food surely belongs to. */
  food_groups: readonly FoodGroup[]
  /** Whether every group was considered. Then a group that is not named is surely absent; otherwise it is unknown. */
  is_classified: boolean
  allergens: FoodAllergens
}

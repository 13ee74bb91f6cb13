import type { Allergen, FoodAllergens } from '#domain/catalogue/allergens/allergens.ts'
import { allergensFromName } from '#domain/catalogue/allergens/allergens-from-name.ts'
import type { FoodFacts } from './food-facts.ts'
import type { FoodGroup } from './food-groups.ts'
import { groupsFromName } from './groups-from-name.ts'

/** What is stored of a food: its facts, and the flags that its owner set. */
export type StoredFood = FoodFacts & {
  contains_gluten: boolean | null
  contains_lactose: boolean | null
  contains_cow_milk_protein: boolean | null
}

/**
 * The facts of a food: the stored ones, with what its name and its flags show. Both only add: a flag that is not set, a level of
 * diet or a name that shows nothing never makes an allergen absent. What a label says to be absent stays so against the name, not
 * against a flag.
 */
export function factsOf(food: StoredFood): FoodFacts {
  return {
    name: food.name,
    food_groups: united(food.food_groups, groupsFromName(food.name)),
    is_classified: food.is_classified,
    allergens: withFlags(withName(food.allergens, food.name), food),
  }
}

function united(stored: readonly FoodGroup[], shown: readonly FoodGroup[]): FoodGroup[] {
  return [...new Set([...stored, ...shown])]
}

function withName(stored: FoodAllergens, name: string): FoodAllergens {
  const allergens = { ...stored }
  for (const allergen of allergensFromName(name)) {
    const known = allergens[allergen]
    if (known?.state === 'contains' || (known?.state === 'free' && known.evidence === 'label')) continue
    allergens[allergen] = { state: 'contains', evidence: 'name' }
  }
  return allergens
}

function withFlags(stored: FoodAllergens, food: StoredFood): FoodAllergens {
  const flagged: Allergen[] = []
  if (food.contains_gluten) flagged.push('gluten')
  // Lactose comes from milk, and Annex II counts it to milk.
  if (food.contains_lactose || food.contains_cow_milk_protein) flagged.push('milk')
  const allergens = { ...stored }
  for (const allergen of flagged) {
    if (allergens[allergen]?.state !== 'contains') allergens[allergen] = { state: 'contains', evidence: 'usual_recipe' }
  }
  return allergens
}

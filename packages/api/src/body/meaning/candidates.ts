import type { Allergen } from '@zivina/domain/catalogue/allergens/allergens'
import type { CandidateFood } from '@zivina/nutrition/meaning/helping-foods'
import type { EdibleFood } from '../foods/service.ts'
import type { KitchenFood } from './queries.ts'
import { sumsBy } from './sums.ts'

/**
 * A food of the kitchen as one that might help: figures of 100 g, and a usual portion as the person eats it, else as recipes take it.
 * @param avoided allergens; where one of them is unknown, nothing is known of what the food contains
 */
export function candidateOf(food: KitchenFood, edible: EdibleFood, avoided: readonly Allergen[]): CandidateFood | null {
  const hundred = edible.ownAmount(100, 'g')
  if (hundred === null) return null
  const { eaten } = edible.eat(hundred)
  const figures = Object.entries(sumsBy('low', eaten)).map(([nutrient, { value, coverage }]) => [
    nutrient,
    coverage < 1 ? null : value,
  ])
  return {
    guid: food.guid,
    portion_grams: food.eaten_grams ?? portionOfRecipes(food, edible),
    kilojoules: eaten.kilojoules,
    nutrients: Object.fromEntries(figures) as CandidateFood['nutrients'],
    contains: containedOf(food, avoided),
  }
}

function portionOfRecipes({ recipe_amount }: KitchenFood, edible: EdibleFood): number | null {
  return recipe_amount === null ? null : edible.eat(recipe_amount).grams
}

/** The avoided allergens that it has or may have traces of; null where one of them is unknown. */
function containedOf({ allergens }: KitchenFood, avoided: readonly Allergen[]): readonly string[] | null {
  const states = avoided.map((allergen) => [allergen, allergens[allergen]?.state ?? 'unknown'] as const)
  if (states.some(([, state]) => state === 'unknown')) return null
  return states.filter(([, state]) => state !== 'free').map(([allergen]) => allergen)
}

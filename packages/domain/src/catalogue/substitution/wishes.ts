import type { FoodConstituents } from '@zivina/nutrition/constituents/constituents'
import { rangeOf } from '@zivina/nutrition/constituents/sum-constituents'
import type { DietLevel } from '@zivina/nutrition/preferences'
import type { FoodFacts } from '#domain/catalogue/foods/food-facts.ts'
import type { SwapEffect } from './swap-effect.ts'

/** What a person may want of a substitute. */
export const SWAP_WISHES = ['gluten_free', 'lactose_free', 'vegan', 'less_energy', 'more_protein'] as const
export type SwapWish = (typeof SWAP_WISHES)[number]

export const WISH_LABELS = {
  gluten_free: 'bez\u00a0lepku',
  lactose_free: 'bez\u00a0laktózy',
  vegan: 'veganské',
  less_energy: 'méně energie',
  more_protein: 'víc bílkovin',
} as const satisfies Record<SwapWish, string>

type WishedFood = FoodFacts & FoodConstituents & { diet_level?: DietLevel | null | undefined }

/** Grams of lactose in 100 g up to which Czech labels say „bez laktózy“ (10 mg). */
const LACTOSE_FREE_MAX = 0.01
/** Differences of a portion below which a swap is no gain: kcal and grams. */
const LEAST_ENERGY = 5
const LEAST_PROTEIN = 0.5

/**
 * Whether a substitute surely grants a wish: what is unknown grants none. Energy and protein are those of a portion.
 *
 * @param effect of the swap; null where it is not known, which grants neither of the two
 */
export function grantsWish(wish: SwapWish, food: WishedFood, effect: SwapEffect | null): boolean {
  switch (wish) {
    case 'gluten_free':
      return food.allergens.gluten?.state === 'free'
    case 'lactose_free':
      return food.allergens.milk?.state === 'free' || isLactoseFree(food)
    case 'vegan':
      return food.diet_level === 'vegan'
    case 'less_energy':
      return (effect?.figures.calories ?? 0) <= -LEAST_ENERGY
    case 'more_protein':
      return (effect?.figures.protein ?? 0) >= LEAST_PROTEIN
  }
}

/** By the label that the name repeats, or by the figure. */
function isLactoseFree(food: WishedFood): boolean {
  if (/bez laktózy/i.test(food.name)) return true
  const lactose = rangeOf(food, 'lactose_g')
  return lactose !== null && lactose.high <= LACTOSE_FREE_MAX
}

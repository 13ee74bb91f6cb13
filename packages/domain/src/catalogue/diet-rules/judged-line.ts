import type { FoodConstituents } from '@zivina/nutrition/constituents/constituents'
import { rangeOf } from '@zivina/nutrition/constituents/sum-constituents'
import type { NutrientLimits } from '@zivina/nutrition/constituents/sum-ranges'
import type { NutritionLine } from '@zivina/nutrition/macros'
import type { Segment } from '@zivina/nutrition/segments'
import type { FoodFacts } from '#domain/catalogue/foods/food-facts.ts'
import type { FoodYield } from '#domain/catalogue/foods/food-yield.ts'
import { JUDGED_CONSTITUENTS, type JudgedLine } from './verdicts.ts'

/** A food with all that diet rules need, as an ingredient's row and a line of a recipe's page have it. */
export type JudgedFood = Omit<NutritionLine, 'amount' | 'count_macros'> &
  FoodFacts &
  FoodConstituents & { guid: string; nutrient_limits: NutrientLimits; yield_class?: FoodYield | null | undefined }

/** An amount of a food, in its own unit and for all portions together, as the rules judge it. */
export function toJudgedLine(
  food: JudgedFood,
  amount: number,
  count_macros: boolean,
  segment: Segment = 'Main',
): JudgedLine {
  const { guid, name, weight_units, grams_per_piece, density_g_per_ml, is_spice = false, nutrients } = food
  const { water_g } = food.micronutrients
  const known = JUDGED_CONSTITUENTS.flatMap((constituent) => {
    const range = rangeOf(food, constituent)
    return range === null ? [] : [[constituent, range] as const]
  })
  return {
    guid,
    name,
    amount,
    count_macros,
    weight_units,
    grams_per_piece,
    density_g_per_ml,
    is_spice,
    nutrients,
    food_groups: food.food_groups,
    is_classified: food.is_classified,
    allergens: food.allergens,
    constituents: Object.fromEntries(known),
    limits: food.nutrient_limits,
    yield_class: food.yield_class ?? null,
    micronutrients: water_g === undefined ? {} : { water_g },
    is_garnish: segment === 'Garnish',
  }
}

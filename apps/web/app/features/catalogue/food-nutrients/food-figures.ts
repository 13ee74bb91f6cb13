import type { FoodPage } from '@zivina/contract/catalogue/food-pages'
import {
  type FoodQuantity,
  type FoodWithFigures,
  foodQuantities,
  nutrientOf,
} from '@zivina/domain/catalogue/food-page/food-quantities'
import { CONSTITUENTS } from '@zivina/nutrition/constituents/constituents'
import { middleOf } from '@zivina/nutrition/constituents/range'
import type { NutrientValues } from '@zivina/nutrition/macros'
import { STORED_NUTRIENTS } from '@zivina/nutrition/nutrients'

/** The food as the figures are computed from, and the quantities in which they are told with the energy of each. */
export type Figures = { food: FoodWithFigures; quantities: readonly (FoodQuantity & { calories: number | null })[] }

export function toFigures(page: FoodPage['food']): Figures {
  const known = CONSTITUENTS.flatMap((name) => {
    const value = page.micronutrients[name]
    return value === null ? [] : [[name, value] as const]
  })
  const nutrients = Object.fromEntries(STORED_NUTRIENTS.map((name) => [name, page[name]])) as NutrientValues
  const food: FoodWithFigures = { ...page, nutrients, micronutrients: Object.fromEntries(known) }
  const quantities = foodQuantities(food).map((quantity) => {
    const range = nutrientOf(food, 'calories', quantity)
    return { ...quantity, calories: range && middleOf(range) }
  })
  return { food, quantities }
}

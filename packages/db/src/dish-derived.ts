import type { CookingType } from '@zivina/domain/catalogue/cooking'
import { type DishFood, dishFood } from '@zivina/domain/catalogue/dish-figures/dish-food'
import { prepareDish } from '@zivina/domain/catalogue/dish-figures/dish-weight'
import { factsOf } from '@zivina/domain/catalogue/foods/facts-of'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { withAlcohol } from '@zivina/nutrition/constituents/alcohol'
import { containedIn, type DerivedLine } from './recipe-derived.ts'

/** The fields of a recipe that its dish as a food depends on, besides its lines. */
export type DishRecipe = {
  cooking_type: CookingType
  meal_types: MealType[]
  /** All titles and texts of the steps. */
  steps: readonly string[]
  /** Grams of the finished dish, all portions, on the author's scales. */
  cooked_weight: number | null
  /** Lines that name no food. */
  free_lines: readonly unknown[]
}

/** A line of the recipe; `yield_class` says how the weight of its food changes where it is cooked by itself. */
export type DishLine = DerivedLine

/** The values that the food made of a recipe has besides its name: figures per 100 g, and `parts`, the ingredients in it. */
export function deriveDishFood(recipe: DishRecipe, lines: readonly DishLine[]): DishFood & { parts: string[] } {
  const food = dishFood(describe(recipe, lines), recipe.free_lines.length)
  return { ...food, parts: containedIn(lines) }
}

/** Grams of the finished dish, all portions; null where neither scales nor an estimate tell. */
export function weighDish(recipe: DishRecipe, lines: readonly DishLine[]): number | null {
  if (recipe.cooked_weight === null && recipe.free_lines.length > 0) return null
  return prepareDish(describe(recipe, lines)).weight.grams
}

function describe(recipe: DishRecipe, lines: readonly DishLine[]) {
  const { cooked_weight: weighed, cooking_type, meal_types, steps } = recipe
  const described = lines.map(({ ingredient, amount, count_macros }) => ({
    ...ingredient,
    ...factsOf(ingredient),
    nutrients: ingredient,
    micronutrients: withAlcohol(ingredient),
    limits: ingredient.nutrient_limits,
    amount,
    count_macros,
  }))
  return { lines: described, weighed, cooking_type, meal_types, steps }
}

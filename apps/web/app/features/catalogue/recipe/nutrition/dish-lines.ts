import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import type { DescribedDish, DishLine } from '@zivina/domain/catalogue/dish-figures/dish'
import { activeLines, isChanged } from '@zivina/nutrition/edits'
import type { PageEdit } from '../edit/edit-reducer.ts'

/** What a recipe says about its dish besides its ingredients. */
export type DishRecipe = Pick<RecipeDetail, 'steps' | 'meal_types' | 'cooking_type' | 'cooked_weight'>

/** The edited ingredients as the figures of the dish need them. */
export function toDishLines(edit: PageEdit): DishLine[] {
  return activeLines(edit).map(({ ingredient, amount, count_macros }) => ({
    ...ingredient,
    amount,
    count_macros,
    limits: ingredient.nutrient_limits,
    yield_class: ingredient.yield_class ?? null,
  }))
}

/**
 * Grams of the finished dish on the author's scales. The author weighed the dish of the lines as given: for other portions the weight
 * is scaled, for other lines it no longer holds.
 */
export function weighedDish(
  { cooked_weight = null }: Pick<RecipeDetail, 'cooked_weight'>,
  edit: PageEdit,
): number | null {
  if (cooked_weight === null || isChanged(edit)) return null
  return (cooked_weight * edit.portion_size) / edit.original_portion_size
}

/** The edited recipe as a dish. */
export function describeDish(recipe: DishRecipe, edit: PageEdit): DescribedDish {
  const { cooking_type, meal_types, steps } = recipe
  return {
    lines: toDishLines(edit),
    weighed: weighedDish(recipe, edit),
    cooking_type,
    meal_types,
    steps: Object.values(steps).flatMap(({ step_title, step_text }) => [step_title, step_text]),
  }
}

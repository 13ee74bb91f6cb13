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
 * The edited recipe as a dish. The author weighed the dish of the lines as given: for other portions the weight is scaled, for
 * other lines it no longer holds.
 */
export function describeDish(recipe: DishRecipe, edit: PageEdit): DescribedDish {
  const { cooking_type, meal_types, steps, cooked_weight = null } = recipe
  const isAsWeighed = cooked_weight !== null && !isChanged(edit)
  return {
    lines: toDishLines(edit),
    weighed: isAsWeighed ? (cooked_weight * edit.portion_size) / edit.original_portion_size : null,
    cooking_type,
    meal_types,
    steps: Object.values(steps).flatMap(({ step_title, step_text }) => [step_title, step_text]),
  }
}

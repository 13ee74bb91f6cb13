import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { isUsualAt } from './dish-habits.ts'
import type { Candidate, Eater, PlanRequest } from './plan-request.ts'

/** Pantry ingredients in a dish beyond which a further one makes no difference. */
const ENOUGH_PANTRY = 2

/** What a dish costs in the objective at a meal of any day; `eaters` are those who eat it. None is negative. */
export function dishCosts(
  request: Pick<PlanRequest, 'weights' | 'pantry_ingredients'>,
  eaters: readonly Eater[],
  dish: Pick<Candidate, 'taste' | 'ingredients' | 'kinds' | 'active_minutes' | 'meal_types'>,
  meal: MealType,
): { taste: number; disliked: number; pantry: number; habits: number } {
  const { weights, pantry_ingredients } = request
  const contains = (ingredient: string) => dish.ingredients.includes(ingredient)
  const dislike = eaters.filter((eater) => eater.disliked_ingredients.some(contains)).length
  const used = Math.min(ENOUGH_PANTRY, pantry_ingredients.filter(contains).length)
  return {
    taste: weights.taste * (1 - dish.taste),
    disliked: eaters.length === 0 ? 0 : (weights.disliked * dislike) / eaters.length,
    pantry: pantry_ingredients.length === 0 ? 0 : weights.pantry * (1 - used / ENOUGH_PANTRY),
    habits: isUsualAt(dish, meal) ? 0 : weights.habits,
  }
}

/** What a dish costs in the objective at a meal of any day, in one sum. */
export function dishCost(...of: Parameters<typeof dishCosts>): number {
  const { taste, disliked, pantry, habits } = dishCosts(...of)
  return taste + disliked + pantry + habits
}

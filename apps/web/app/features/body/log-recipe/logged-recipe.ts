import type { Recipe } from '@zivina/contract/catalogue/recipes/read'
import { hourOfDay } from '@zivina/domain/calendar-day'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import type { RecipeTotals } from '@zivina/nutrition/macros'

/** A recipe as its page records it in the diary. */
export type LoggedRecipe = Pick<Recipe, 'guid' | 'name' | 'slug' | 'photos' | 'meal_types' | keyof RecipeTotals>

/** When meals usually end, in hours of the day. */
const ENDS: readonly (readonly [hour: number, meal: MealType])[] = [
  [10, 'Breakfast'],
  [11, 'Snack'],
  [15, 'Lunch'],
  [17, 'Late_snack'],
]

/** The meal that is usual at a time by the clock in Prague, as days are: the server must write the same page as the browser. */
export function mealAt(now: Date): MealType {
  const hour = hourOfDay(now)
  return ENDS.find(([end]) => hour < end)?.[1] ?? 'Dinner'
}

/** The meal at which a recipe is probably eaten now: the usual one if the recipe is for it, otherwise the recipe’s own. */
export function mealOfRecipe({ meal_types }: Pick<LoggedRecipe, 'meal_types'>, now: Date): MealType {
  const usual = mealAt(now)
  return meal_types.length === 0 || meal_types.includes(usual) ? usual : (meal_types[0] ?? usual)
}

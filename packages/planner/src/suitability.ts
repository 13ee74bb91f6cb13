import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { DIETARY_PREFERENCES } from '@zivina/nutrition/diets'
import type { Candidate, Eater } from './plan-request.ts'

/** The fields of a candidate that say what it is made of. */
type Dish = Pick<Candidate, 'dietary_preference' | 'suitable_diets' | 'ingredients' | 'per_portion'>

/**
 * Whether an eater may be served a dish: its eating style is at least as strict, every diet type finds it suitable, it contains
 * no excluded ingredient, and energy and all nutrients with a band are known. Unknown never suits.
 */
export function suitsEater(dish: Dish, eater: Eater): boolean {
  return (
    styleRank(dish.dietary_preference) >= styleRank(eater.dietary_preference) &&
    eater.diet_types.every((diet) => dish.suitable_diets.includes(diet)) &&
    !eater.excluded_ingredients.some((ingredient) => dish.ingredients.includes(ingredient)) &&
    dish.per_portion.kilojoules !== null &&
    eater.bands.every(({ nutrient }) => dish.per_portion[nutrient] !== null)
  )
}

const styleRank = (style: Candidate['dietary_preference']) => DIETARY_PREFERENCES.indexOf(style)

/** Whether an eater has a meal of the plan. */
export function hasMeal(eater: Pick<Eater, 'meals'>, meal: MealType): boolean {
  return eater.meals === null || eater.meals.includes(meal)
}

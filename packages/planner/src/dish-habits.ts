import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { type Candidate, type PlanRequest, QUICK_MINUTES } from './plan-request.ts'

/** A snack is put together, a breakfast is made before work: minutes beyond which they are another meal. */
const SNACK_MINUTES = 12
const BREAKFAST_MINUTES = 30
/** A dish that is also a lunch or a dinner is a snack where it is put together in so many minutes: a filled tortilla, but no salad of chicken. */
const MEAL_AS_SNACK_MINUTES = 10

const SNACKS: readonly MealType[] = ['Snack', 'Late_snack']
/** Meals of which a pot is cooked and eaten again. */
const MAIN_MEALS: readonly MealType[] = ['Soup', 'Lunch', 'Dinner', 'Late_dinner']

export const isMainMeal = (meal: MealType) => MAIN_MEALS.includes(meal)

type Dish = Pick<Candidate, 'kinds' | 'active_minutes' | 'meal_types'>

/**
 * Whether people eat a dish at a meal, beyond its being named for it: a drink or plain bread is no meal by itself, a snack is neither baked nor a
 * main dish, a breakfast is quick, a lunch is warm, so that each day has a warm meal, and nothing sweet is a dinner.
 */
export function isUsualAt({ kinds, active_minutes, meal_types }: Dish, meal: MealType): boolean {
  const is = (kind: Candidate['kinds'][number]) => kinds.includes(kind)
  const takes = active_minutes ?? 0
  if (is('bread') || (is('drink') && meal !== 'Drinks')) return false
  if (SNACKS.includes(meal)) {
    return !is('baked') && takes <= (meal_types.some(isMainMeal) ? MEAL_AS_SNACK_MINUTES : SNACK_MINUTES)
  }
  if (meal === 'Breakfast') return !is('baked') && takes <= BREAKFAST_MINUTES
  if (meal === 'Lunch') return !is('cold')
  return meal !== 'Dinner' || !(is('sweet_meal') || (is('sweet') && meal_types.includes('Dessert')))
}

/** How often a dish is cooked in any seven days in a row at most. A quick breakfast comes again; a dinner that does is no other dinner. */
export function cookedTimes(
  { variety }: Pick<PlanRequest, 'variety'>,
  { active_minutes, meal_types }: Pick<Candidate, 'active_minutes' | 'meal_types'>,
) {
  const { recipe_times_a_week, cooked_times_a_week } = variety
  const is_quick = active_minutes !== null && active_minutes <= QUICK_MINUTES
  return is_quick && !meal_types.some(isMainMeal)
    ? recipe_times_a_week
    : Math.min(recipe_times_a_week, cooked_times_a_week)
}

/**
 * Days for which a dish of the plan is kept as a leftover; 0: none. With habits only a pot of a main meal is, and what is made for breakfast
 * is not: so something is made every morning, and no day is a twin of the one before.
 */
export function keptDays(
  { weights }: Pick<PlanRequest, 'weights'>,
  { kinds, meal_types, storage_days }: Pick<Candidate, 'kinds' | 'meal_types' | 'storage_days'>,
): number {
  if (storage_days === null) return 0
  const isPot = meal_types.some(isMainMeal) && !meal_types.includes('Breakfast') && !kinds.includes('drink')
  return weights.habits > 0 && !isPot ? 0 : storage_days
}

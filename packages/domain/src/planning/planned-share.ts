import type { MealType } from '#domain/catalogue/meal-types.ts'

/** What the main meals make of a day of three meals; a person who plans all three has the whole day of them. */
const MAIN_SHARES: Partial<Record<MealType, number>> = { Breakfast: 0.25, Lunch: 0.4, Dinner: 0.35 }
const OTHER_SHARES: Partial<Record<MealType, number>> = { Drinks: 0.05, Late_dinner: 0.08 }
const SNACK_SHARE = 0.1

/**
 * The part of a day's energy that some meals of it usually are: dinners alone 0.35, lunch and an afternoon snack 0.5. 1 where all three main
 * meals are among them, because the rest of the day is then assumed to be empty.
 */
export function plannedShare(meals: readonly MealType[]): number {
  const mains = Object.keys(MAIN_SHARES) as MealType[]
  if (mains.every((meal) => meals.includes(meal))) return 1
  const sum = meals.reduce((total, meal) => total + (MAIN_SHARES[meal] ?? OTHER_SHARES[meal] ?? SNACK_SHARE), 0)
  return Math.min(1, Math.round(100 * sum) / 100)
}

import type { MealType } from '#domain/catalogue/meal-types.ts'

/** Limits of a portion differ for a main dish, a snack and a drink. */
export const RECIPE_CLASSES = ['main', 'snack', 'drink'] as const
export type RecipeClass = (typeof RECIPE_CLASSES)[number]

/** „jako hlavní jídlo 200 g“ */
export const CLASS_AS = {
  main: 'jako hlavní jídlo',
  snack: 'jako menší jídlo',
  drink: 'jako nápoj',
} as const satisfies Record<RecipeClass, string>

const CLASS_OF = {
  Breakfast: 'main',
  Lunch: 'main',
  Dinner: 'main',
  Late_dinner: 'main',
  Snack: 'snack',
  Late_snack: 'snack',
  Dessert: 'snack',
  Soup: 'snack',
  Drinks: 'drink',
} as const satisfies Record<MealType, RecipeClass>

/**
 * The classes whose limits a recipe has to hold, all of them. A soup is a snack only when it is nothing else. Without a meal
 * type every class applies.
 */
export function recipeClasses(mealTypes: readonly MealType[]): readonly RecipeClass[] {
  const besideSoup = mealTypes.filter((type) => type !== 'Soup')
  const counted = besideSoup.length === 0 ? mealTypes : besideSoup
  if (counted.length === 0) return RECIPE_CLASSES
  return RECIPE_CLASSES.filter((name) => counted.some((type) => CLASS_OF[type] === name))
}

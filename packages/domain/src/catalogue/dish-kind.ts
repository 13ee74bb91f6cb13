import { MEAL_TYPE_LABELS, type MealType } from './meal-types.ts'

/** What a dish is in one word, for a card: a soup for lunch is a soup. */
export type DishKind = 'drink' | 'soup' | 'main' | 'dessert' | 'breakfast' | 'snack'

export const DISH_KIND_LABELS: Readonly<Record<DishKind, string>> = {
  drink: 'Nápoj',
  soup: MEAL_TYPE_LABELS.Soup,
  main: 'Hlavní jídlo',
  dessert: MEAL_TYPE_LABELS.Dessert,
  breakfast: MEAL_TYPE_LABELS.Breakfast,
  snack: 'Svačina',
}

/** The first that fits decides: what is narrow comes before what many dishes are too. */
const KINDS: readonly (readonly [MealType, DishKind])[] = [
  ['Drinks', 'drink'],
  ['Soup', 'soup'],
  ['Lunch', 'main'],
  ['Dinner', 'main'],
  ['Dessert', 'dessert'],
  ['Breakfast', 'breakfast'],
  ['Late_dinner', 'main'],
  ['Snack', 'snack'],
  ['Late_snack', 'snack'],
]

/** The kind of a dish by its meal types; null where it has none. */
export function dishKind(mealTypes: readonly MealType[]): DishKind | null {
  return KINDS.find(([type]) => mealTypes.includes(type))?.[1] ?? null
}

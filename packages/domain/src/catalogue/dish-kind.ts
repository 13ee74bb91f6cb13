import type { MealType } from './meal-types.ts'

const MAIN = 'Hlavní jídlo'
const SNACK = 'Svačina'

/** What is narrow comes before what many dishes are too: a soup for lunch is a soup. */
const KINDS: Readonly<Record<MealType, string>> = {
  Drinks: 'Nápoj',
  Soup: 'Polévka',
  Lunch: MAIN,
  Dinner: MAIN,
  Late_dinner: MAIN,
  Dessert: 'Dezert',
  Breakfast: 'Snídaně',
  Snack: SNACK,
  Late_snack: SNACK,
}

/** What a dish is in a word or two, by its meal types: „Polévka“, „Hlavní jídlo“. */
export function dishKind(mealTypes: readonly MealType[]): string {
  for (const type in KINDS) if (mealTypes.includes(type as MealType)) return KINDS[type as MealType]
  return 'Recept'
}

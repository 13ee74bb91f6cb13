/** Meal types in display order. */
export const MEAL_TYPES = [
  'Breakfast',
  'Snack',
  'Soup',
  'Lunch',
  'Dessert',
  'Late_snack',
  'Dinner',
  'Late_dinner',
  'Drinks',
] as const
export type MealType = (typeof MEAL_TYPES)[number]

export const MEAL_TYPE_LABELS = {
  Breakfast: 'Snídaně',
  Snack: 'Dopolední svačina',
  Soup: 'Polévka',
  Lunch: 'Oběd',
  Dessert: 'Dezert',
  Late_snack: 'Odpolední svačina',
  Dinner: 'Večeře',
  Late_dinner: 'Druhá večeře',
  Drinks: 'Nápoje',
} as const satisfies Record<MealType, string>

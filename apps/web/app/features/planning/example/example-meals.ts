import type { MealType } from '@zivina/domain/catalogue/meal-types'

/**
 * A day as an example: which part of its energy each meal makes, and a dish of such a size. Main meals keep to `MEAL_OF_DAY`; all
 * parts make one.
 */
export const EXAMPLE_MEALS: readonly { meal: MealType; share: number; dish: string }[] = [
  { meal: 'Breakfast', share: 0.25, dish: 'Ovesná kaše s\u00a0jablkem a\u00a0ořechy' },
  { meal: 'Snack', share: 0.1, dish: 'Bílý jogurt s\u00a0ovocem' },
  { meal: 'Lunch', share: 0.3, dish: 'Čočka s\u00a0vejcem a\u00a0okurkou' },
  { meal: 'Late_snack', share: 0.1, dish: 'Chléb s\u00a0tvarohovou pomazánkou' },
  { meal: 'Dinner', share: 0.25, dish: 'Zapečené brambory s\u00a0brokolicí' },
]

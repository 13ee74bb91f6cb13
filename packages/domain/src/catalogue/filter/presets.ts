import type { MealType } from '#domain/catalogue/meal-types.ts'
import { FILTER_DEFAULTS, type RecipeFilter } from './filters.ts'

const MAIN_MEALS: readonly MealType[] = ['Breakfast', 'Lunch', 'Dinner']

/** A ready-made filter with its Czech name. Like every public list it finds Approved recipes only. */
export type FilterPreset = { key: string; name: string; filter: RecipeFilter }

/** The four ready-made filters; all search among breakfasts, lunches and dinners. */
export const PRESETS = {
  lose_weight: {
    key: 'lose_weight',
    name: 'Chci zhubnout',
    filter: { ...FILTER_DEFAULTS, meal_types: MAIN_MEALS, dietary_goal: 'Weight loss' },
  },
  muscles: {
    key: 'muscles',
    name: 'Chci nabrat svaly',
    filter: {
      ...FILTER_DEFAULTS,
      meal_types: MAIN_MEALS,
      dietary_goal: 'Weight gain',
      ordering: 'protein_in_total',
      descending: true,
    },
  },
  gluten_free: {
    key: 'gluten_free',
    name: 'Jím bezlepkově',
    filter: {
      ...FILTER_DEFAULTS,
      meal_types: MAIN_MEALS,
      diet_types: ['Gluten free'],
      dietary_goal: 'Weight maintain',
    },
  },
  diabetes: {
    key: 'diabetes',
    name: 'Mám cukrovku',
    filter: { ...FILTER_DEFAULTS, meal_types: MAIN_MEALS, diet_types: ['Diabetic'], dietary_goal: 'Weight loss' },
  },
} as const satisfies Record<string, FilterPreset>
export type PresetKey = keyof typeof PRESETS

/** Whether a filter has exactly the meals of the ready-made filters, beside which all meals are offered. */
export function isOfMainMeals({ meal_types }: RecipeFilter): boolean {
  return meal_types.length === MAIN_MEALS.length && MAIN_MEALS.every((meal) => meal_types.includes(meal))
}

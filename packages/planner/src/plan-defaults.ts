import type { PlanWeights, Variety, WeekRule } from './plan-request.ts'

/** By weekday, Monday first: three quarters of an hour on a working day, two hours at the weekend. */
export const DEFAULT_COOKING_MINUTES: readonly (number | null)[] = [45, 45, 45, 45, 45, 120, 120]
/** What holds for everybody in a week of 35 meals; a person's diet may ask for more. */
export const DEFAULT_WEEK_RULES: readonly WeekRule[] = [
  { kind: 'processed_meat', least: null, most: 2 },
  { kind: 'red_meat', least: null, most: 3 },
  { kind: 'sweet', least: null, most: 7 },
  { kind: 'sweet_meal', least: null, most: 1 },
  { kind: 'meagre', least: null, most: 2 },
  { kind: 'fish', least: 2, most: null },
  { kind: 'legume', least: 1, most: null },
]

export const DEFAULT_VARIETY: Variety = {
  recipe_times_a_week: 2,
  cooked_times_a_week: 1,
  consecutive_days: false,
  days_apart: 2,
  group_times_a_week: 4,
}
export const DEFAULT_WEIGHTS: PlanWeights = {
  taste: 1,
  variety: 0.6,
  pantry: 0.3,
  disliked: 1,
  leftovers: 0.2,
  habits: 3,
  week: 0.5,
}

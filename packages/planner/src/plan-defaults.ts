import type { WeekRule } from './plan-request.ts'

/** By weekday, Monday first: three quarters of an hour on a working day, two hours at the weekend. */
export const DEFAULT_COOKING_MINUTES: readonly (number | null)[] = [45, 45, 45, 45, 45, 120, 120]
/** What holds for everybody in a week of 35 meals; a person's diet may ask for more. */
export const DEFAULT_WEEK_RULES: readonly WeekRule[] = [
  { kind: 'processed_meat', least: null, most: 2 },
  { kind: 'red_meat', least: null, most: 3 },
  { kind: 'sweet', least: null, most: 7 },
  { kind: 'fish', least: 2, most: null },
  { kind: 'legume', least: 1, most: null },
]

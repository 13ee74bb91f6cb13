import type { MealType } from '#domain/catalogue/meal-types.ts'
import { CALORIE_LIMITS, FILTER_DEFAULTS, type Range, type RecipeFilter } from './filters.ts'

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

/** Calorie bands of one portion in kcal; a band at the edge of the slider is open there. */
export const CALORIE_BANDS = {
  lower: { key: 'lower', name: 'Lehčí jídla do\u00a0350\u00a0kcal', calorie_span: [50, 350] },
  from: { key: 'from', name: 'Od\u00a0350 do\u00a0500\u00a0kcal', calorie_span: [350, 500] },
  higher: { key: 'higher', name: 'Vydatnější jídla nad 500\u00a0kcal', calorie_span: [500, 850] },
} as const satisfies Record<string, { key: string; name: string; calorie_span: Range }>
export type CalorieBand = keyof typeof CALORIE_BANDS

/** Whether a span holds a whole band. The span that restricts nothing holds none. */
export function isBandOn(span: Range, band: CalorieBand): boolean {
  if (span.join() === CALORIE_LIMITS.join()) return false
  const [low, high] = CALORIE_BANDS[band].calorie_span
  return span[0] <= low && span[1] >= high
}

/**
 * The span after a press on a band. Bands that are on and adjoin it join with it into one span; one that does not adjoin them
 * replaces them, and so does the middle one taken away, as one span cannot have a gap. All of them together restrict nothing.
 */
export function toggleBand(span: Range, band: CalorieBand): Range {
  const pressed = CALORIE_BANDS[band].calorie_span
  const others = Object.keys(CALORIE_BANDS)
    .filter((key): key is CalorieBand => key !== band)
    .filter((key) => isBandOn(span, key))
    .map((key): Range => CALORIE_BANDS[key].calorie_span)
  if (isBandOn(span, band)) return others[0] ?? CALORIE_LIMITS
  const low = Math.min(...others.map(([from]) => from))
  const high = Math.max(...others.map(([, to]) => to))
  if (high === pressed[0]) return [low, pressed[1]]
  return low === pressed[1] ? [pressed[0], high] : pressed
}

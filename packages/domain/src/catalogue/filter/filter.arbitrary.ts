import { DIETARY_GOALS, DIETARY_PREFERENCES } from '@zivina/nutrition/diets'
import fc from 'fast-check'
import { ALLERGENS } from '#domain/catalogue/allergens/allergens.ts'
import { COOKING_TYPES, DIFFICULTIES } from '#domain/catalogue/cooking.ts'
import { DIET_TYPES } from '#domain/catalogue/diet-types.ts'
import { MEAL_TYPES } from '#domain/catalogue/meal-types.ts'
import { CALORIE_LIMITS, type Range, type RecipeFilter, TIME_LIMITS } from './filters.ts'
import { type NutrientSpans, SPAN_FIELDS } from './nutrient-spans.ts'
import { ORDERINGS } from './orderings.ts'

/** Search words without the comma that separates the values of a list. */
const word = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replaceAll(',', ''))

const range = ([min, max]: Range): fc.Arbitrary<Range> =>
  fc
    .tuple(fc.integer({ min: min - 20, max: max + 20 }), fc.integer({ min: min - 20, max: max + 20 }))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)])

const span = fc
  .tuple(fc.option(fc.integer({ min: 0, max: 40_000 })), fc.option(fc.integer({ min: 0, max: 40_000 })))
  .map(([min, max]) => [hundredths(min), hundredths(max)] as const)
const hundredths = (value: number | null) => (value === null ? null : value / 100)
const spans = Object.fromEntries(SPAN_FIELDS.map((name) => [name, span])) as {
  [Name in keyof NutrientSpans]: typeof span
}

/** Any filter, normalized or not. */
export const recipeFilter: fc.Arbitrary<RecipeFilter> = fc.record({
  search: word,
  diet_types: fc.subarray([...DIET_TYPES]),
  without_allergens: fc.subarray([...ALLERGENS]),
  dietary_preference: fc.constantFrom(...DIETARY_PREFERENCES),
  dietary_goal: fc.constantFrom(...DIETARY_GOALS),
  meal_types: fc.subarray([...MEAL_TYPES]),
  cooking_type: fc.subarray([...COOKING_TYPES]),
  time_minutes: range(TIME_LIMITS),
  calorie_span: range(CALORIE_LIMITS),
  ...spans,
  difficulty: fc.subarray([...DIFFICULTIES]),
  must_ingredients: fc.array(fc.uuid(), { maxLength: 3 }),
  pantry_ingredients: fc.array(fc.uuid(), { maxLength: 3 }),
  exclude_ingredients: fc.array(fc.uuid(), { maxLength: 3 }),
  tags: fc.array(word, { maxLength: 3 }),
  creator: fc.option(word),
  ordering: fc.constantFrom(...ORDERINGS),
  descending: fc.boolean(),
})

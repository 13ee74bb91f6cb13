import { DIETARY_GOALS, DIETARY_PREFERENCES } from '@zivina/nutrition/diets'
import { ALLERGENS } from '#domain/catalogue/allergens/allergens.ts'
import { COOKING_TYPES, DIFFICULTIES } from '#domain/catalogue/cooking.ts'
import { DIET_TYPES } from '#domain/catalogue/diet-types.ts'
import { MEAL_TYPES } from '#domain/catalogue/meal-types.ts'
import { effectiveGoal, FILTER_DEFAULTS, normalizeFilter, type Range, type RecipeFilter } from './filters.ts'
import { ANY_AMOUNT, formatSpan, parseSpan, SPAN_FIELDS, type SpanField } from './nutrient-spans.ts'
import { DEFAULT_ORDERING, formatOrdering, parseOrdering } from './ordering.ts'

/** The query parameters of a recipe list, in the order they are written. */
export const FILTER_PARAMETERS = [
  'search',
  'diet_types',
  'without_allergens',
  'dietary_preference',
  'dietary_goal',
  'meal_types',
  'cooking_type',
  'time_minutes',
  'calorie_span',
  ...SPAN_FIELDS,
  'difficulty',
  'must_ingredients',
  'pantry_ingredients',
  'exclude_ingredients',
  'tags',
  'creator',
  'ordering',
] as const
export type FilterParameter = (typeof FILTER_PARAMETERS)[number]

/** Any object that returns a parameter by its name: URLSearchParams, Headers, a Map. */
export type ParameterSource = { get(name: string): string | null | undefined }

/**
 * Query parameters of a filter: only what differs from the defaults, lists separated by commas, ranges as `min,max`, Eat
 * healthy as Weight loss, limits of a nutrient as in `formatSpan`, a minus prefix for descending (see `ordering.ts` for `created_at`). A tag that contained a comma
 * would be split, so tags contain none.
 */
export function toQuery(filter: RecipeFilter): Partial<Record<FilterParameter, string>> {
  const written = toParameters(filter)
  const defaults = toParameters(FILTER_DEFAULTS)
  const query: Partial<Record<FilterParameter, string>> = {}
  for (const name of FILTER_PARAMETERS) {
    if (written[name] !== defaults[name]) query[name] = written[name]
  }
  return query
}

/**
 * The filter in the query of a page. It never fails: an address may be old, cut or typed by hand, so an unknown value in a list
 * is left out and any other invalid value becomes the default.
 */
export function fromQuery(parameters: ParameterSource): RecipeFilter {
  const text = (name: FilterParameter) => parameters.get(name) ?? ''
  const list = (name: FilterParameter) => text(name).split(',')
  const ordering = parseOrdering(text('ordering')) ?? DEFAULT_ORDERING
  return normalizeFilter({
    search: text('search'),
    diet_types: known(DIET_TYPES, list('diet_types')),
    without_allergens: known(ALLERGENS, list('without_allergens')),
    dietary_preference: known(DIETARY_PREFERENCES, [text('dietary_preference')])[0] ?? 'All',
    dietary_goal: known(DIETARY_GOALS, [text('dietary_goal')])[0] ?? FILTER_DEFAULTS.dietary_goal,
    meal_types: known(MEAL_TYPES, list('meal_types')),
    cooking_type: known(COOKING_TYPES, list('cooking_type')),
    time_minutes: parseRange(text('time_minutes')) ?? FILTER_DEFAULTS.time_minutes,
    calorie_span: parseRange(text('calorie_span')) ?? FILTER_DEFAULTS.calorie_span,
    ...bySpan((name) => parseSpan(text(name)) ?? ANY_AMOUNT),
    difficulty: known(DIFFICULTIES, list('difficulty')),
    must_ingredients: guids(list('must_ingredients')),
    pantry_ingredients: guids(list('pantry_ingredients')),
    exclude_ingredients: guids(list('exclude_ingredients')),
    tags: list('tags'),
    creator: text('creator'),
    ordering: ordering.column,
    descending: ordering.direction === 'desc',
  })
}

/** Reads `min,max` of whole numbers in order; null for anything else. */
export function parseRange(text: string): Range | null {
  const match = /^(\d{1,6}),(\d{1,6})$/.exec(text.trim())
  if (match === null) return null
  const min = Number(match[1])
  const max = Number(match[2])
  return min <= max ? [min, max] : null
}

function toParameters(given: RecipeFilter): Record<FilterParameter, string> {
  const filter = normalizeFilter(given)
  return {
    search: filter.search,
    diet_types: filter.diet_types.join(','),
    without_allergens: filter.without_allergens.join(','),
    dietary_preference: filter.dietary_preference,
    dietary_goal: effectiveGoal(filter.dietary_goal),
    meal_types: filter.meal_types.join(','),
    cooking_type: filter.cooking_type.join(','),
    time_minutes: filter.time_minutes.join(','),
    calorie_span: filter.calorie_span.join(','),
    ...bySpan((name) => formatSpan(filter[name])),
    difficulty: filter.difficulty.join(','),
    must_ingredients: filter.must_ingredients.join(','),
    pantry_ingredients: filter.pantry_ingredients.join(','),
    exclude_ingredients: filter.exclude_ingredients.join(','),
    tags: filter.tags.join(','),
    creator: filter.creator ?? '',
    ordering: formatOrdering({ column: filter.ordering, direction: filter.descending ? 'desc' : 'asc' }),
  }
}

function bySpan<Value>(read: (name: SpanField) => Value): Record<SpanField, Value> {
  return Object.fromEntries(SPAN_FIELDS.map((name) => [name, read(name)])) as Record<SpanField, Value>
}

const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

function guids(texts: readonly string[]): string[] {
  return texts.map((text) => text.trim().toLowerCase()).filter((text) => GUID.test(text))
}

function known<Value extends string>(all: readonly Value[], texts: readonly string[]): Value[] {
  return all.filter((value) => texts.some((text) => text.trim() === value))
}

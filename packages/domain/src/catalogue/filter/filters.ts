import { DIETARY_GOALS, DIETARY_PREFERENCES, type DietaryGoal, type DietaryPreference } from '@zivina/nutrition/diets'
import { ALLERGENS, type Allergen } from '#domain/catalogue/allergens/allergens.ts'
import { COOKING_TYPES, type CookingType, DIFFICULTIES, type Difficulty } from '#domain/catalogue/cooking.ts'
import { DIET_TYPES, type DietType } from '#domain/catalogue/diet-types.ts'
import { MEAL_TYPES, type MealType } from '#domain/catalogue/meal-types.ts'
import { ANY_AMOUNT, type NutrientSpans, normalizeSpan, SPAN_FIELDS } from './nutrient-spans.ts'
import type { Ordering } from './orderings.ts'

/** Both ends included. */
export type Range = readonly [min: number, max: number]

/** Ends of the time slider in minutes and of the calorie slider in kcal of one portion. */
export const TIME_LIMITS: Range = [10, 120]
export const CALORIE_LIMITS: Range = [50, 850]

/** A search text is cut to this many characters. */
export const MAX_SEARCH_LENGTH = 100

/** The criteria of the recipe list. Ingredients are guids; `tags` names; `creator` a username; `…_span` grams of one portion. */
export type RecipeFilter = NutrientSpans & {
  search: string
  /** A recipe must suit all of them. `Without restrictions` alone restricts nothing. */
  diet_types: readonly DietType[]
  /** A recipe must be known to have none of them. */
  without_allergens: readonly Allergen[]
  dietary_preference: DietaryPreference
  dietary_goal: DietaryGoal
  /** Alternatives; none chosen means any. */
  meal_types: readonly MealType[]
  /** Alternatives; both is any. */
  cooking_type: readonly CookingType[]
  time_minutes: Range
  calorie_span: Range
  /** Alternatives; all three is any. */
  difficulty: readonly Difficulty[]
  /** All of these must be in the recipe. */
  must_ingredients: readonly string[]
  /** Ingredients the visitor has at home; recipes that use them come first. */
  pantry_ingredients: readonly string[]
  /** None of these may be in the recipe. */
  exclude_ingredients: readonly string[]
  tags: readonly string[]
  creator: string | null
  ordering: Ordering
  /** The true direction of the column: newest first is descending. How a query writes it is in `ordering.ts`. */
  descending: boolean
}

const ANY_NUTRIENTS = Object.fromEntries(SPAN_FIELDS.map((name) => [name, ANY_AMOUNT])) as NutrientSpans

/** The filter that restricts nothing, newest first. */
export const FILTER_DEFAULTS: RecipeFilter = {
  search: '',
  diet_types: ['Without restrictions'],
  without_allergens: [],
  dietary_preference: 'All',
  dietary_goal: 'Weight maintain',
  meal_types: [],
  cooking_type: COOKING_TYPES,
  time_minutes: TIME_LIMITS,
  calorie_span: CALORIE_LIMITS,
  ...ANY_NUTRIENTS,
  difficulty: DIFFICULTIES,
  must_ingredients: [],
  pantry_ingredients: [],
  exclude_ingredients: [],
  tags: [],
  creator: null,
  ordering: 'created_at',
  descending: true,
}

/**
 * The limits of a range. An end at the edge of its slider is open: the full 10–120 minutes also finds a recipe of five minutes
 * or of three hours, and 10–30 means "at most 30".
 */
export function openRange(range: Range, limits: Range): { min: number | null; max: number | null } {
  const [min, max] = range
  return { min: min <= limits[0] ? null : min, max: max >= limits[1] ? null : max }
}

/** Whether a value fits a range. An unknown value fits only a range that restricts nothing. */
export function isWithinRange(value: number | null, range: Range, limits: Range): boolean {
  const { min, max } = openRange(range, limits)
  if (value === null) return min === null && max === null
  return (min === null || value >= min) && (max === null || value <= max)
}

/** The goal to search for: Weight loss for Eat healthy, otherwise the goal itself. */
export function effectiveGoal(goal: DietaryGoal): DietaryGoal {
  return goal === 'Eat healthy' ? 'Weight loss' : goal
}

/**
 * The same filter in its canonical form: lists in the order of their enumeration and without repetition, "any" always as the
 * default, ranges whole, in order and inside their sliders, search trimmed.
 */
export function normalizeFilter(filter: RecipeFilter): RecipeFilter {
  const restricting = inOrder(DIET_TYPES, filter.diet_types).filter((diet) => diet !== 'Without restrictions')
  const mealTypes = inOrder(MEAL_TYPES, filter.meal_types)
  return {
    ...filter,
    search: filter.search.replace(/\s+/gu, ' ').trim().slice(0, MAX_SEARCH_LENGTH).trimEnd(),
    diet_types: restricting.length > 0 ? restricting : FILTER_DEFAULTS.diet_types,
    without_allergens: inOrder(ALLERGENS, filter.without_allergens),
    dietary_preference: DIETARY_PREFERENCES.includes(filter.dietary_preference) ? filter.dietary_preference : 'All',
    dietary_goal: DIETARY_GOALS.includes(filter.dietary_goal) ? filter.dietary_goal : FILTER_DEFAULTS.dietary_goal,
    meal_types: mealTypes.length === MEAL_TYPES.length ? [] : mealTypes,
    cooking_type: allIfNone(COOKING_TYPES, filter.cooking_type),
    difficulty: allIfNone(DIFFICULTIES, filter.difficulty),
    time_minutes: clampRange(filter.time_minutes, TIME_LIMITS),
    calorie_span: clampRange(filter.calorie_span, CALORIE_LIMITS),
    ...(Object.fromEntries(SPAN_FIELDS.map((name) => [name, normalizeSpan(filter[name])])) as NutrientSpans),
    must_ingredients: distinct(filter.must_ingredients),
    pantry_ingredients: distinct(filter.pantry_ingredients),
    exclude_ingredients: distinct(filter.exclude_ingredients),
    tags: distinct(filter.tags),
    creator: filter.creator?.trim() || null,
  }
}

function clampRange(range: Range, limits: Range): Range {
  if (!range.every(Number.isFinite) || range[0] > range[1]) return limits
  const clamp = (value: number) => Math.round(Math.min(Math.max(value, limits[0]), limits[1]))
  return [clamp(range[0]), clamp(range[1])]
}

function inOrder<Value>(all: readonly Value[], chosen: readonly Value[]): Value[] {
  return all.filter((value) => chosen.includes(value))
}

function allIfNone<Value>(all: readonly Value[], chosen: readonly Value[]): readonly Value[] {
  const kept = inOrder(all, chosen)
  return kept.length === 0 ? all : kept
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values.map((value) => value.trim()).filter((value) => value !== ''))]
}

import { DIETARY_GOALS, DIETARY_PREFERENCES, type DietaryGoal, type DietaryPreference } from '@zivina/nutrition/diets'
import { ALLERGENS, type Allergen } from '#domain/catalogue/allergens/allergens.ts'
import { COOKING_TYPES, type CookingType, DIFFICULTIES, type Difficulty } from '#domain/catalogue/cooking.ts'
import { DIET_TYPES, type DietType } from '#domain/catalogue/diet-types.ts'
import { MEAL_TYPES, type MealType } from '#domain/catalogue/meal-types.ts'
import { effectiveGoal, FILTER_DEFAULTS, normalizeFilter, type RecipeFilter } from './filters.ts'

/**
 * The closed lists of a recipe in one integer, one bit a value, so that the database answers most of a filter with
 * `(facets & all) = all AND (facets & any) <> 0` on one column.
 *
 * There are 49 bits: 13 diet types, 9 meal types, 4 preferences, 4 goals, 3 difficulties, 2 cooking types, 14 allergens that a
 * recipe is known not to have, in this order from the lowest. A mask is a plain number below 2^49, exact in JavaScript, in JSON and as a PostgreSQL `bigint` (never
 * `integer`, which ends at 31 bits). The bit operators of JavaScript cut their operands to 32 bits: use `hasAllBits` and
 * `overlaps` instead. Masks are stored, so the order of the enumerations may not change without recomputing them.
 */
const FACET_OFFSETS = {
  diet_types: 0,
  meal_types: 13,
  dietary_preference: 22,
  dietary_goal: 26,
  difficulty: 30,
  cooking_type: 33,
  without_allergens: 35,
} as const

/** Number of bits in use. */
export const FACET_BITS = 49

/** The fields a mask is computed from. The preference is in its expanded form (see `expandPreference`). */
export type RecipeFacets = {
  diet_types: readonly DietType[]
  without_allergens: readonly Allergen[]
  meal_types: readonly MealType[]
  dietary_preference: readonly DietaryPreference[]
  dietary_goal: readonly DietaryGoal[]
  difficulty: Difficulty
  cooking_type: CookingType
}

/** What a recipe's mask must satisfy: every bit of `all`, and at least one bit of each mask in `any`. */
export type FacetMasks = { all: number; any: number[] }

/** The mask of a recipe. Every recipe suits `Without restrictions`, even if its list does not name it. */
export function facetMask(facets: RecipeFacets): number {
  return (
    facetBits({ ...facets, diet_types: [...facets.diet_types, 'Without restrictions'] }) +
    bits(FACET_OFFSETS.dietary_goal, DIETARY_GOALS, facets.dietary_goal) +
    bits(FACET_OFFSETS.difficulty, DIFFICULTIES, [facets.difficulty]) +
    bits(FACET_OFFSETS.cooking_type, COOKING_TYPES, [facets.cooking_type])
  )
}

/** The bits of what suits whom and when; a list that is not given has none. */
export function facetBits({
  diet_types = [],
  meal_types = [],
  dietary_preference = [],
  without_allergens = [],
}: Partial<Omit<RecipeFacets, 'dietary_goal' | 'difficulty' | 'cooking_type'>>): number {
  return (
    bits(FACET_OFFSETS.diet_types, DIET_TYPES, diet_types) +
    bits(FACET_OFFSETS.meal_types, MEAL_TYPES, meal_types) +
    bits(FACET_OFFSETS.dietary_preference, DIETARY_PREFERENCES, dietary_preference) +
    bits(FACET_OFFSETS.without_allergens, ALLERGENS, without_allergens)
  )
}

/**
 * The masks that a filter requires. All chosen diet types, allergens, the preference and the goal must match; meal types, difficulties and
 * cooking types are alternatives. A default value restricts nothing and sets no bit.
 */
export function filterMasks(given: RecipeFilter): FacetMasks {
  const filter = normalizeFilter(given)
  const diets = filter.diet_types.filter((diet) => diet !== 'Without restrictions')
  const preference = filter.dietary_preference === 'All' ? [] : [filter.dietary_preference]
  const goal = filter.dietary_goal === FILTER_DEFAULTS.dietary_goal ? [] : [effectiveGoal(filter.dietary_goal)]
  const { without_allergens } = filter
  const all =
    facetBits({ diet_types: diets, dietary_preference: preference, without_allergens }) +
    bits(FACET_OFFSETS.dietary_goal, DIETARY_GOALS, goal)
  const any = [
    bits(FACET_OFFSETS.meal_types, MEAL_TYPES, filter.meal_types),
    filter.difficulty.length === DIFFICULTIES.length
      ? 0
      : bits(FACET_OFFSETS.difficulty, DIFFICULTIES, filter.difficulty),
    filter.cooking_type.length === COOKING_TYPES.length
      ? 0
      : bits(FACET_OFFSETS.cooking_type, COOKING_TYPES, filter.cooking_type),
  ].filter((mask) => mask !== 0)
  return { all, any }
}

/** Whether a recipe's mask matches the masks of a filter. */
export function matchesMasks(mask: number, { all, any }: FacetMasks): boolean {
  return hasAllBits(mask, all) && any.every((alternatives) => overlaps(mask, alternatives))
}

/** Whether every bit of `wanted` is set in `mask`. */
export function hasAllBits(mask: number, wanted: number): boolean {
  return (BigInt(mask) & BigInt(wanted)) === BigInt(wanted)
}

/** Whether the masks share a bit. */
export function overlaps(mask: number, other: number): boolean {
  return (BigInt(mask) & BigInt(other)) !== 0n
}

/** Sum of distinct powers of two, which is their union; the shift operator would overflow at 32 bits. */
function bits<Value>(offset: number, all: readonly Value[], chosen: readonly Value[]): number {
  return all.reduce((mask, value, index) => (chosen.includes(value) ? mask + 2 ** (offset + index) : mask), 0)
}

import { DIETARY_GOALS, DIETARY_PREFERENCES } from '@zivina/nutrition/diets'
import { expandPreference } from '@zivina/nutrition/preferences'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALLERGENS } from '#domain/catalogue/allergens/allergens.ts'
import { COOKING_TYPES, DIFFICULTIES } from '#domain/catalogue/cooking.ts'
import { DIET_TYPES } from '#domain/catalogue/diet-types.ts'
import { MEAL_TYPES } from '#domain/catalogue/meal-types.ts'
import {
  FACET_BITS,
  facetBits,
  facetMask,
  filterMasks,
  hasAllBits,
  matchesMasks,
  overlaps,
  type RecipeFacets,
} from './facets.ts'
import { recipeFilter } from './filter.arbitrary.ts'
import { effectiveGoal, FILTER_DEFAULTS, normalizeFilter, type RecipeFilter } from './filters.ts'

const recipe: fc.Arbitrary<RecipeFacets> = fc.record({
  diet_types: fc.subarray([...DIET_TYPES]),
  without_allergens: fc.subarray([...ALLERGENS]),
  meal_types: fc.subarray([...MEAL_TYPES], { minLength: 1 }),
  dietary_preference: fc.constantFrom(...DIETARY_PREFERENCES).map(expandPreference),
  dietary_goal: fc.subarray([...DIETARY_GOALS]),
  difficulty: fc.constantFrom(...DIFFICULTIES),
  cooking_type: fc.constantFrom(...COOKING_TYPES),
})

const everything: RecipeFacets = {
  diet_types: DIET_TYPES,
  without_allergens: ALLERGENS,
  meal_types: MEAL_TYPES,
  dietary_preference: DIETARY_PREFERENCES,
  dietary_goal: DIETARY_GOALS,
  difficulty: 'Difficult',
  cooking_type: 'Cold',
}

/** The rules of the filter written without masks, to compare the masks with. */
function suits(facets: RecipeFacets, given: RecipeFilter): boolean {
  const filter = normalizeFilter(given)
  const goal = effectiveGoal(filter.dietary_goal)
  return (
    filter.diet_types.every((diet) => diet === 'Without restrictions' || facets.diet_types.includes(diet)) &&
    filter.without_allergens.every((allergen) => facets.without_allergens.includes(allergen)) &&
    (filter.dietary_preference === 'All' || facets.dietary_preference.includes(filter.dietary_preference)) &&
    (goal === 'Weight maintain' || facets.dietary_goal.includes(goal)) &&
    (filter.meal_types.length === 0 || filter.meal_types.some((meal) => facets.meal_types.includes(meal))) &&
    filter.difficulty.includes(facets.difficulty) &&
    filter.cooking_type.includes(facets.cooking_type)
  )
}

describe('facetMask', () => {
  it('is a whole number of 49 bits, the highest for the last allergen', () => {
    const mask = facetMask(everything)
    expect(Number.isSafeInteger(mask)).toBe(true)
    expect(mask).toBeLessThan(2 ** FACET_BITS)
    expect(mask).toBeGreaterThanOrEqual(2 ** (FACET_BITS - 1))
    expect(mask.toString(2).replaceAll('0', '')).toHaveLength(13 + 9 + 4 + 4 + 1 + 1 + 14)
  })

  it('gives every value its own bit', () => {
    const none: RecipeFacets = {
      diet_types: [],
      without_allergens: [],
      meal_types: [],
      dietary_preference: [],
      dietary_goal: [],
      difficulty: 'Easy',
      cooking_type: 'Warm',
    }
    const base = facetMask(none)
    const alone = [
      ...DIET_TYPES.map((diet) => facetMask({ ...none, diet_types: [diet] }) - base),
      ...MEAL_TYPES.map((meal) => facetMask({ ...none, meal_types: [meal] }) - base),
      ...DIETARY_PREFERENCES.map((style) => facetMask({ ...none, dietary_preference: [style] }) - base),
      ...DIETARY_GOALS.map((goal) => facetMask({ ...none, dietary_goal: [goal] }) - base),
    ]
    // The first is Without restrictions, whose bit every recipe has anyway.
    expect(alone).toEqual([0, ...Array.from({ length: 29 }, (_, index) => 2 ** (index + 1))])
    const free = ALLERGENS.map((allergen) => facetMask({ ...none, without_allergens: [allergen] }) - base)
    expect(free).toEqual(Array.from({ length: 14 }, (_, index) => 2 ** (35 + index)))
    expect(base).toBe(1 + 2 ** 30 + 2 ** 33)
  })

  it('counts a value once', () => {
    const facets = { ...everything, diet_types: [...DIET_TYPES, ...DIET_TYPES] }
    expect(facetMask(facets)).toBe(facetMask(everything))
  })
})

describe('filterMasks', () => {
  it('sets no bits for the default filter', () => {
    expect(filterMasks(FILTER_DEFAULTS)).toEqual({ all: 0, any: [] })
  })

  it('finds the same recipes as the rules written without masks', () => {
    let matched = 0
    fc.assert(
      fc.property(recipe, recipeFilter, (facets, filter) => {
        const matches = matchesMasks(facetMask(facets), filterMasks(filter))
        if (matches) matched++
        expect(matches).toBe(suits(facets, filter))
      }),
      { numRuns: 1000 },
    )
    expect(matched).toBeGreaterThan(0)
  })

  it('uses the bit of Weight loss for the goal Eat healthy', () => {
    const goal = (dietary_goal: RecipeFilter['dietary_goal']) => filterMasks({ ...FILTER_DEFAULTS, dietary_goal }).all
    expect(goal('Eat healthy')).toBe(goal('Weight loss'))
    expect(goal('Weight loss')).not.toBe(0)
    expect(goal('Weight maintain')).toBe(0)
  })

  it('requires all chosen diets and any one of the meals', () => {
    const masks = filterMasks({ ...FILTER_DEFAULTS, diet_types: ['Diabetic', 'Gluten free'], meal_types: ['Soup'] })
    const both = { ...everything, diet_types: ['Diabetic', 'Gluten free'] as const }
    expect(matchesMasks(facetMask(both), masks)).toBe(true)
    expect(matchesMasks(facetMask({ ...both, diet_types: ['Diabetic'] }), masks)).toBe(false)
    expect(matchesMasks(facetMask({ ...both, meal_types: ['Lunch'] }), masks)).toBe(false)
  })
})

describe('bits beyond the thirty-second', () => {
  it('are not cut off in comparisons', () => {
    expect(hasAllBits(2 ** 34, 2 ** 34)).toBe(true)
    expect(hasAllBits(2 ** 2, 2 ** 34)).toBe(false)
    expect(overlaps(2 ** 34 + 1, 2 ** 34)).toBe(true)
    expect(overlaps(2 ** 34, 2 ** 2)).toBe(false)
  })
})

it('has the bits of what suits whom and when in the mask of a recipe, and none for lists that are not given', () => {
  expect(facetBits({})).toBe(0)
  const wanted = { diet_types: ['Gluten free'], meal_types: ['Lunch'], without_allergens: ['milk'] } as const
  const others = { dietary_preference: ['All'], dietary_goal: [], difficulty: 'Easy', cooking_type: 'Warm' } as const
  expect(hasAllBits(facetMask({ ...wanted, ...others }), facetBits(wanted))).toBe(true)
  expect(hasAllBits(facetMask({ ...wanted, ...others, without_allergens: [] }), facetBits(wanted))).toBe(false)
})

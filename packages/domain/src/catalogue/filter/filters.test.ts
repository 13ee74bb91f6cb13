import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MEAL_TYPES } from '#domain/catalogue/meal-types.ts'
import { recipeFilter } from './filter.arbitrary.ts'
import {
  CALORIE_LIMITS,
  effectiveGoal,
  FILTER_DEFAULTS,
  isWithinRange,
  MAX_SEARCH_LENGTH,
  normalizeFilter,
  openRange,
  TIME_LIMITS,
} from './filters.ts'

describe('openRange', () => {
  it('is open at the edge of the slider', () => {
    expect(openRange([10, 120], TIME_LIMITS)).toEqual({ min: null, max: null })
    expect(openRange([10, 30], TIME_LIMITS)).toEqual({ min: null, max: 30 })
    expect(openRange([30, 120], TIME_LIMITS)).toEqual({ min: 30, max: null })
    expect(openRange([20, 30], TIME_LIMITS)).toEqual({ min: 20, max: 30 })
  })
})

describe('isWithinRange', () => {
  it('accepts recipes of 5 minutes and of 3 hours with the full range', () => {
    expect(isWithinRange(5, TIME_LIMITS, TIME_LIMITS)).toBe(true)
    expect(isWithinRange(180, TIME_LIMITS, TIME_LIMITS)).toBe(true)
  })

  it('includes both ends', () => {
    expect([349, 350, 500, 501].map((kcal) => isWithinRange(kcal, [350, 500], CALORIE_LIMITS))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('accepts an unknown value only where the range restricts nothing', () => {
    expect(isWithinRange(null, CALORIE_LIMITS, CALORIE_LIMITS)).toBe(true)
    expect(isWithinRange(null, [50, 500], CALORIE_LIMITS)).toBe(false)
    expect(isWithinRange(null, [100, 850], CALORIE_LIMITS)).toBe(false)
  })
})

describe('normalizeFilter', () => {
  const normal = (change: Partial<typeof FILTER_DEFAULTS>) => normalizeFilter({ ...FILTER_DEFAULTS, ...change })

  it('leaves the defaults as they are', () => {
    expect(normalizeFilter(FILTER_DEFAULTS)).toEqual(FILTER_DEFAULTS)
  })

  it('treats none and all of a list of alternatives as the default', () => {
    expect(normal({ difficulty: [], cooking_type: [] })).toEqual(FILTER_DEFAULTS)
    expect(normal({ meal_types: MEAL_TYPES })).toEqual(FILTER_DEFAULTS)
    expect(normal({ meal_types: ['Soup', 'Breakfast', 'Soup'] }).meal_types).toEqual(['Breakfast', 'Soup'])
  })

  it('removes Without restrictions beside another diet, but keeps it alone', () => {
    expect(normal({ diet_types: ['Without restrictions', 'Diabetic'] }).diet_types).toEqual(['Diabetic'])
    expect(normal({ diet_types: [] }).diet_types).toEqual(['Without restrictions'])
  })

  it.each([
    { min: 120, max: 10 },
    { min: Number.NaN, max: 30 },
    { min: 10, max: Number.POSITIVE_INFINITY },
  ])('replaces the invalid range $min–$max by the full one', ({ min, max }) => {
    expect(normal({ time_minutes: [min, max] }).time_minutes).toEqual(TIME_LIMITS)
  })

  it('keeps a range inside its slider, in whole numbers', () => {
    expect(normal({ time_minutes: [2, 30.4] }).time_minutes).toEqual([10, 30])
    expect(normal({ calorie_span: [900, 1000] }).calorie_span).toEqual([850, 850])
  })

  it('cuts a long search', () => {
    expect(normal({ search: 'á'.repeat(500) }).search).toHaveLength(MAX_SEARCH_LENGTH)
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(recipeFilter, (filter) => {
        const once = normalizeFilter(filter)
        expect(normalizeFilter(once)).toEqual(once)
      }),
    )
  })
})

describe('effectiveGoal', () => {
  it('is Weight loss where the filter says Eat healthy', () => {
    expect(effectiveGoal('Eat healthy')).toBe('Weight loss')
    expect(effectiveGoal('Weight gain')).toBe('Weight gain')
    expect(effectiveGoal('Weight maintain')).toBe('Weight maintain')
  })
})

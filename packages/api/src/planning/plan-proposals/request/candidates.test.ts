import { describe, expect, it, test } from 'vitest'
import type { CandidateRow } from './candidate-queries.ts'
import { candidateOf, tasteOf } from './candidates.ts'

const DAY = '2026-11-23'
const ROW: CandidateRow = {
  guid: 'a',
  name: 'Rýže s\u00a0hráškem',
  meal_types: ['Lunch'],
  time_minutes: 30,
  dietary_preference: ['All', 'Pescetarian', 'Vegetarian'],
  diet_types: ['Without restrictions', 'Gluten free'],
  ingredient_guids: ['x'],
  storage: 'rice',
  cooking_type: 'Warm',
  tags: [],
  food_groups: [],
  fiber_high: 700,
  salt_high: 125,
  rating_sum: 0,
  rating_count: 0,
  is_favorite: false,
  own_rating: null,
  main_food: null,
  kilojoules: 2000,
  calories_in_total: 478,
  protein_in_total: 20,
  carbohydrates_in_total: 60,
  fat_in_total: 15,
  fiber_in_total: 4,
  sugars_in_total: 5,
  saturated_fats_in_total: 3,
  salt_in_total: 1.2,
  nutrient_coverage: {
    kilojoules: 1,
    protein: 1,
    carbohydrates: 1,
    fat: 1,
    fiber: 0.9,
    sugars: 1,
    saturated_fats: 1,
    salt: 1,
  },
}

describe('a recipe for the generator', () => {
  it('has the figures that are known of all its lines, and no lower bounds', () => {
    const { per_portion } = candidateOf(ROW, 1)
    expect(per_portion).toMatchObject({ kilojoules: 2000, protein: 20, salt: 1.2, fiber: null })
  })

  it('names the strictest style, the diets that restrict something, and how long it keeps', () => {
    expect(candidateOf(ROW, 1)).toMatchObject({
      dietary_preference: 'Vegetarian',
      suitable_diets: ['Gluten free'],
      storage_days: 1,
      active_minutes: 30,
    })
    expect(candidateOf({ ...ROW, storage: null }, 1).storage_days).toBeNull()
  })

  it('is of the kinds that the habits of the table ask for', () => {
    const kindsOf = (change: Partial<CandidateRow>) => candidateOf({ ...ROW, ...change }, 1).kinds
    expect(kindsOf({})).toEqual([])
    expect(kindsOf({ cooking_type: 'Cold' })).toEqual(['cold'])
    expect(kindsOf({ tags: ['sladké'] })).toEqual(['sweet_meal'])
    // Porridge is sweet and no main dish.
    expect(kindsOf({ tags: ['sladké'], meal_types: ['Breakfast'] })).toEqual([])
  })
})

test('a dish out of its season is liked a fifth as much', () => {
  const taste = (tags: string[]) => tasteOf({ ...ROW, tags, own_rating: 5 }, DAY)
  expect(taste(['podzim'])).toBe(1)
  expect(taste(['léto'])).toBe(0.2)
})

test.each([
  ['a favourite is liked most', { is_favorite: true, own_rating: 2 }, 1],
  ['one’s own four stars count alone', { own_rating: 4, rating_sum: 2, rating_count: 2 }, 0.75],
  ['without reviews it is 3.5 stars', {}, 0.625],
  ['five reviews of five stars lift it halfway', { rating_sum: 25, rating_count: 5 }, 0.8125],
])('of taste, %s', (_, fields, expected) => {
  expect(tasteOf({ ...ROW, ...fields }, DAY)).toBeCloseTo(expected, 10)
})

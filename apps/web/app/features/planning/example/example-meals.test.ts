import { MEAL_OF_DAY } from '@zivina/nutrition/meal-of-day'
import { expect, test } from 'vitest'
import { EXAMPLE_MEALS } from './example-meals.ts'

test('the meals of the example make the whole day', () => {
  expect(EXAMPLE_MEALS.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12)
})

test('the main meals of the example are as large as main meals are elsewhere', () => {
  const main = EXAMPLE_MEALS.filter(({ meal }) => ['Breakfast', 'Lunch', 'Dinner'].includes(meal))
  expect(main.every(({ share }) => share >= MEAL_OF_DAY[0] && share <= MEAL_OF_DAY[1])).toBe(true)
})

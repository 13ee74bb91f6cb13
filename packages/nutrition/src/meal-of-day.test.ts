import { expect, it } from 'vitest'
import { mealOfDay } from './meal-of-day.ts'

it('a main meal is 20 to 35 % of the day', () => {
  const { low, high } = mealOfDay(8000)
  expect(low).toBeCloseTo(1600, 6)
  expect(high).toBeCloseTo(2800, 6)
})

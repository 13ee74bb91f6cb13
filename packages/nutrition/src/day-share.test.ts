import { describe, expect, it } from 'vitest'
import { dayShare, mealOfDay } from './day-share.ts'

describe('dayShare', () => {
  it.each([
    [2000, 8000, 0.25],
    [0, 8000, 0],
    [9000, 6000, 1.5],
    [null, 8000, null],
    [2000, null, null],
    [2000, 0, null],
  ])('%s kJ of a day of %s kJ is %s', (portion, day, share) => {
    expect(dayShare(portion, day)).toBe(share)
  })
})

it('a main meal is 20 to 35 % of the day', () => {
  const { low, high } = mealOfDay(8000)
  expect(low).toBeCloseTo(1600, 6)
  expect(high).toBeCloseTo(2800, 6)
})

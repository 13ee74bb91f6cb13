import { describe, expect, it } from 'vitest'
import { plannedShare } from './planned-share.ts'

describe('the part of a day that some meals are', () => {
  it.each([
    [['Dinner'], 0.35],
    [['Lunch', 'Late_snack'], 0.5],
    [['Breakfast', 'Lunch', 'Dinner'], 1],
    [['Breakfast', 'Snack', 'Lunch', 'Late_snack', 'Dinner'], 1],
  ] as const)('of %j is %d', (meals, share) => {
    expect(plannedShare(meals)).toBe(share)
  })
})

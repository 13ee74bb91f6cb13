import { describe, expect, it, test } from 'vitest'
import { ratingLabel, starsLabel, summarizeRating } from './rating.ts'

describe('the rating of a recipe', () => {
  it.each([
    [23, 5, 4.6],
    [5, 1, 5],
    [10, 3, 10 / 3],
  ])('%d stars of %d reviews are %d', (sum, count, average) => {
    expect(summarizeRating(sum, count)).toEqual({ average, count })
  })

  it('without reviews is unknown, not zero', () => {
    expect(summarizeRating(0, 0)).toEqual({ average: null, count: 0 })
    expect(ratingLabel(summarizeRating(0, 0))).toBeNull()
  })

  it.each([
    [55, 12, '4,6\u00a0z\u00a05, 12\u00a0hodnocení'],
    [5, 1, '5\u00a0z\u00a05, 1\u00a0hodnocení'],
    [4.44 * 100, 100, '4,4\u00a0z\u00a05, 100\u00a0hodnocení'],
  ])('%d stars of %d reviews are shown as %j', (sum, count, label) => {
    expect(ratingLabel(summarizeRating(sum, count))?.replace(' z', '\u00a0z')).toBe(label)
  })
})

test.each([
  [1, '1\u00a0hvězdička'],
  [2, '2\u00a0hvězdičky'],
  [4, '4\u00a0hvězdičky'],
  [5, '5\u00a0hvězdiček'],
] as const)('%d is %j', (stars, label) => {
  expect(starsLabel(stars)).toBe(label)
})

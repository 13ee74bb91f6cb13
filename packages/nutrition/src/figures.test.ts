import { describe, expect, it } from 'vitest'
import { boundsOf, exceeds, reaches } from './figures.ts'

describe('boundsOf', () => {
  it('gives an exact figure two equal bounds, keeps a range, and leaves the unknown unknown', () => {
    expect(boundsOf(2.5)).toEqual({ low: 2.5, high: 2.5 })
    expect(boundsOf({ low: 0, high: 0.5 })).toEqual({ low: 0, high: 0.5 })
    expect(boundsOf(null)).toBeNull()
  })

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, { low: 2, high: 1 }, { low: -1, high: 1 }])(
    'refuses %j',
    (figure) => {
      expect(() => boundsOf(figure)).toThrow(RangeError)
    },
  )
})

describe('a limit', () => {
  it('is neither exceeded nor missed by the noise of decimal sums', () => {
    expect(0.1 + 0.2 > 0.3).toBe(true)
    expect(exceeds(0.1 + 0.2, 0.3)).toBe(false)
    expect(0.7 + 0.1 < 0.8).toBe(true)
    expect(reaches(0.7 + 0.1, 0.8)).toBe(true)
  })

  it('is exceeded and missed by the smallest figure a label can show', () => {
    expect(exceeds(0.3001, 0.3)).toBe(true)
    expect(reaches(0.7999, 0.8)).toBe(false)
  })
})

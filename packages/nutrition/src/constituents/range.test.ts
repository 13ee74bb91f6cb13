import { describe, expect, it } from 'vitest'
import { isRangeVisible, middleOf, scaleRange } from './range.ts'

describe('a range', () => {
  it.each([
    [{ low: 0, high: 0.5 }, 1, true],
    [{ low: 0.1, high: 0.4 }, 1, true],
    [{ low: 0, high: 0.04 }, 1, false],
    [{ low: 2, high: 2 }, 1, false],
    [{ low: 12.3, high: 12.4 }, 1, false],
    [{ low: 12, high: 13 }, 1, true],
    [{ low: 100.4, high: 100.6 }, 0, false],
  ])('%o with %i decimals is shown as a range: %o', (range, decimals, isVisible) => {
    expect(isRangeVisible(range, decimals)).toBe(isVisible)
  })

  it('has a middle, and scales', () => {
    expect(middleOf({ low: 1, high: 3 })).toBe(2)
    expect(scaleRange({ low: 1, high: 3 }, 0.5)).toEqual({ low: 0.5, high: 1.5 })
  })
})

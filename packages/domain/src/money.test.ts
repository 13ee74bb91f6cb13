import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { czk, formatMoney, monthlyInCrowns } from './money.ts'

describe('money', () => {
  it.each([
    [19_900, '199\u00a0Kč'],
    [199_000, '1\u00a0990\u00a0Kč'],
    [123_456_700, '1\u00a0234\u00a0567\u00a0Kč'],
    [9_950, '99,50\u00a0Kč'],
    [105, '1,05\u00a0Kč'],
    [1, '0,01\u00a0Kč'],
    [0, '0\u00a0Kč'],
    [-19_900, '-199\u00a0Kč'],
  ])('%d haléřů is %s', (haler, text) => {
    expect(formatMoney(czk(haler))).toBe(text)
  })

  it.each([99.5, 0.1 + 0.2, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d haléřů is refused', (haler) => {
    expect(() => czk(haler)).toThrow(RangeError)
  })

  it.each([
    // 1 990 Kč : 12 = 165,83… Kč
    [199_000, 12, 16_600],
    // 1 200 Kč : 12 = 100 Kč
    [120_000, 12, 10_000],
    // 1 200,01 Kč : 12 = 100,0008… Kč
    [120_001, 12, 10_100],
    [0, 12, 0],
  ])('%d haléřů for %d months is %d haléřů a month', (haler, months, monthly) => {
    expect(monthlyInCrowns(czk(haler), months)).toEqual(czk(monthly))
  })

  it('a month in whole crowns never looks cheaper than the price, and at most a crown dearer', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.integer({ min: 1, max: 120 }), (haler, months) => {
        const { haler: monthly } = monthlyInCrowns(czk(haler), months)
        expect(monthly % 100).toBe(0)
        expect(monthly * months).toBeGreaterThanOrEqual(haler)
        expect((monthly - 100) * months).toBeLessThan(haler)
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { formatPrice, pricePerMonth } from './money.ts'

describe('money', () => {
  it.each([
    [19_900, '199\u00a0Kč'],
    [199_000, '1\u00a0990\u00a0Kč'],
    [9_950, '99,50\u00a0Kč'],
    [0, '0\u00a0Kč'],
    [-19_900, '-199\u00a0Kč'],
  ])('%d haléřů is %s', (haler, text) => {
    expect(formatPrice(haler)).toBe(text)
  })

  it('a year of 1 990 Kč is 165,83 Kč a month', () => {
    expect(formatPrice(pricePerMonth(199_000, 12))).toBe('165,83\u00a0Kč')
  })
})

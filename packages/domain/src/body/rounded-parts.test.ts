import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundedParts } from './rounded-parts.ts'

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

describe('rounded parts', () => {
  it('sum to the rounded whole, where each rounded by itself would not', () => {
    // 125.4 + 50.4 = 175.8, which is shown as 176.
    expect(roundedParts([125.4, 50.4])).toEqual([126, 50])
    expect(roundedParts([0.5, 0.5, 0.5, 0.5])).toEqual([1, 1, 0, 0])
    expect(roundedParts([10, 20])).toEqual([10, 20])
    expect(roundedParts([])).toEqual([])
  })

  it('follow a whole that was itself rounded up or down', () => {
    expect(roundedParts([125.4, 50.2], 175)).toEqual([125, 50])
    expect(roundedParts([125.4, 50.2], 176)).toEqual([126, 50])
  })

  it('whatever they are: they add up, and none is away from its part by one or more', () => {
    const part = fc.integer({ min: 0, max: 4_000_000 }).map((thousandths) => thousandths / 1000)
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
        const shown = roundedParts(parts)
        expect(sumOf(shown)).toBe(Math.round(sumOf(parts)))
        for (const [at, value] of shown.entries()) expect(Math.abs(value - (parts[at] ?? 0))).toBeLessThan(1)
      }),
    )
  })
})

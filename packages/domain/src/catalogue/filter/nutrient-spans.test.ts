import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatSpan,
  isWithinSpan,
  type NutrientSpan,
  normalizeSpan,
  parseSpan,
  toStoredBounds,
  toStoredLimit,
} from './nutrient-spans.ts'

describe('a span in a query', () => {
  it.each<[string, NutrientSpan | null]>([
    ['30,', [30, null]],
    [',10', [null, 10]],
    ['10,30.25', [10, 30.25]],
    ['0,', [0, null]],
    [',0', [null, 0]],
    [',', null],
    ['', null],
    ['30', null],
    ['30,10', null],
    [',301', null],
    ['1.234,', null],
    ['-1,', null],
    ['1e2,', null],
  ])('„%s“ is %j', (text, span) => {
    expect(parseSpan(text)).toEqual(span)
  })

  it('is read back as it is written', () => {
    const end = fc.option(fc.integer({ min: 0, max: 30_000 }).map((value) => value / 100))
    fc.assert(
      fc.property(end, end, (min, max) => {
        const span = normalizeSpan([min, max])
        expect(normalizeSpan(parseSpan(formatSpan(span)) ?? [null, null])).toEqual(span)
      }),
    )
  })
})

describe('a portion passes only where it certainly lies in the span', () => {
  it.each([
    [{ low: 30, high: 30 }, [30, null], true],
    [{ low: 29.99, high: 29.99 }, [30, null], false],
    [{ low: 30, high: null }, [30, null], true],
    [{ low: 5, high: null }, [null, 300], false],
    [{ low: 0, high: 10 }, [null, 10], true],
    [{ low: 0, high: 10 }, [null, 9.99], false],
    [{ low: 0, high: 10 }, [0.01, null], false],
    [{ low: null, high: null }, [0, null], false],
    [{ low: null, high: null }, [null, 300], false],
  ] as const)('%j in %j: %s', (bounds, span, passes) => {
    expect(isWithinSpan(bounds, span)).toBe(passes)
  })

  it('and no rounding of what is stored changes that', () => {
    const grams = fc.option(fc.double({ min: 0, max: 500, noNaN: true }))
    const limit = fc.integer({ min: 0, max: 30_000 }).map((value) => value / 100)
    fc.assert(
      fc.property(grams, grams, limit, (low, high, edge) => {
        const stored = toStoredBounds({ low, high })
        const near = (value: number | null) => value !== null && Math.abs(value - edge) < 1e-7
        fc.pre(!near(low) && !near(high))
        expect(stored.low >= toStoredLimit(edge)).toBe(isWithinSpan({ low, high }, [edge, null]))
        expect(stored.high <= toStoredLimit(edge)).toBe(isWithinSpan({ low, high }, [null, edge]))
      }),
    )
  })

  it('sums of floating-point numbers pass the limit they are meant to meet', () => {
    const bounds = { low: 0.1 + 0.2, high: 0.1 + 0.2 }
    expect(toStoredBounds(bounds)).toEqual({ low: 30, high: 30 })
  })
})

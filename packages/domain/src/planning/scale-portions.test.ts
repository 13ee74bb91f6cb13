import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scalePortions } from './scale-portions.ts'

const dish = fc.record({
  kilojoules: fc.double({ min: 200, max: 4000, noNaN: true }),
  portions: fc.integer({ min: 1, max: 12 }).map((quarters) => quarters / 4),
})
const day = fc.array(dish, { minLength: 1, maxLength: 6 })
const factors = fc.double({ min: 0.5, max: 2, noNaN: true })

describe('portions for another target', () => {
  it('stay as they are for the same target', () => {
    fc.assert(
      fc.property(day, (dishes) => {
        expect(scalePortions(dishes, 1)).toEqual(dishes.map(({ portions }) => portions))
      }),
    )
  })

  it('are quarters, at least one, each within a quarter of its exact share', () => {
    fc.assert(
      fc.property(day, factors, (dishes, factor) => {
        scalePortions(dishes, factor).forEach((portions, index) => {
          expect((portions * 4) % 1).toBe(0)
          expect(portions).toBeGreaterThanOrEqual(0.25)
          const exact = (dishes[index]?.portions ?? 0) * factor
          expect(Math.abs(portions - Math.max(exact, 0.25))).toBeLessThanOrEqual(0.25 + 1e-6)
        })
      }),
    )
  })

  it('bring the day as close to its energy as rounding each dish alone, or closer', () => {
    expect(
      scalePortions(
        [
          { kilojoules: 2000, portions: 1 },
          { kilojoules: 2000, portions: 1 },
          { kilojoules: 2000, portions: 1 },
        ],
        1.1,
      ),
    ).toEqual([1.25, 1, 1])
  })

  it('are refused for a target or an energy that is not positive', () => {
    expect(() => scalePortions([{ kilojoules: 0, portions: 1 }], 1)).toThrow(RangeError)
    expect(() => scalePortions([], 0)).toThrow(RangeError)
  })
})

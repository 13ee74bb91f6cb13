import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nutritionLine } from '../line.arbitrary.ts'
import { type NutritionLine, sumNutrients } from '../macros.ts'
import { STORED_NUTRIENTS } from '../nutrients.ts'
import { middleOf } from './range.ts'
import { type LimitedLine, sumRanges } from './sum-ranges.ts'

/** A line whose fat is only known to be below a bound, the figure being its half. */
const limited = (line: NutritionLine, limit: number): LimitedLine => ({
  ...line,
  nutrients: { ...line.nutrients, fat: limit / 2 },
  limits: { fat: limit },
})

const limitedLine: fc.Arbitrary<LimitedLine> = fc
  .tuple(nutritionLine, fc.option(fc.double({ min: 0, max: 3, noNaN: true })))
  .map(([line, limit]) => (limit === null ? { ...line, limits: {} } : limited(line, limit)))

describe('sumRanges', () => {
  it('adds what is known exactly and what is below a limit: 200 g of 10 % and 50 ml of less than 0.4 g', () => {
    const plain = Object.fromEntries(STORED_NUTRIENTS.map((name) => [name, null])) as NutritionLine['nutrients']
    const line = { weight_units: 'Gram', grams_per_piece: null, density_g_per_ml: null, count_macros: true } as const
    const sums = sumRanges([
      { ...line, amount: 200, nutrients: { ...plain, fat: 10 }, limits: {} },
      limited({ ...line, amount: 50, weight_units: 'Milliliter', nutrients: plain }, 0.4),
    ])
    expect(sums.fat).toEqual({ low: 20, high: 20.2 })
    expect(sums.salt).toBeNull()
  })

  it('has the value of the totals as its middle, and no width without limits', () => {
    fc.assert(
      fc.property(fc.array(limitedLine, { maxLength: 12 }), (lines) => {
        const sums = sumRanges(lines)
        const { values } = sumNutrients(lines)
        for (const nutrient of STORED_NUTRIENTS) {
          const range = sums[nutrient]
          expect(range === null).toBe(values[nutrient] === null)
          if (range === null) continue
          const value = values[nutrient] ?? Number.NaN
          expect(Math.abs(middleOf(range) - value)).toBeLessThanOrEqual(1e-12 * Math.max(1, value))
          if (nutrient !== 'fat') expect(range.low).toBe(range.high)
        }
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nutritionLine } from '../line.arbitrary.ts'
import { CONSTITUENTS, type ConstituentMark } from './constituents.ts'
import { type ConstituentLine, rangeOf, sumConstituents } from './sum-constituents.ts'

const line = (grams: number, figures: Partial<ConstituentLine> = {}): ConstituentLine => ({
  amount: grams,
  weight_units: 'Gram',
  grams_per_piece: null,
  density_g_per_ml: null,
  count_macros: true,
  micronutrients: {},
  nutrient_marks: {},
  ...figures,
})
const below = (limit: number): ConstituentMark => ({ mark: 'below_limit', limit })

const constituentLine: fc.Arbitrary<ConstituentLine> = fc
  .tuple(
    nutritionLine,
    fc.dictionary(fc.constantFrom(...CONSTITUENTS), fc.double({ min: 0, max: 1000, noNaN: true })),
    fc.dictionary(fc.constantFrom(...CONSTITUENTS), fc.double({ min: 0, max: 10, noNaN: true }).map(below)),
  )
  .map(([{ nutrients: _, ...counted }, micronutrients, nutrient_marks]) => ({
    ...counted,
    micronutrients,
    nutrient_marks,
  }))

describe('rangeOf', () => {
  it('is a point for a figure, from zero to the limit below a limit, and null for an unknown one', () => {
    const food = line(100, {
      micronutrients: { zinc_mg: 2, copper_mg: 0 },
      nutrient_marks: { iron_mg: below(0.1), copper_mg: { mark: 'traces' } },
    })
    expect(rangeOf(food, 'zinc_mg')).toEqual({ low: 2, high: 2 })
    expect(rangeOf(food, 'iron_mg')).toEqual({ low: 0, high: 0.1 })
    expect(rangeOf(food, 'copper_mg')).toEqual({ low: 0, high: 0 })
    expect(rangeOf(food, 'iodine_ug')).toBeNull()
  })
})

describe('sumConstituents', () => {
  it('adds both bounds: 200 g with 1 mg and 50 g with less than 0.4 mg are 2 to 2.2 mg', () => {
    const lines = [
      line(200, { micronutrients: { iron_mg: 1 } }),
      line(50, { nutrient_marks: { iron_mg: below(0.4) } }),
      line(500, { micronutrients: { iron_mg: 9 }, count_macros: false }),
    ]
    expect(sumConstituents(lines).iron_mg).toEqual({ range: { low: 2, high: 2.2 }, coverage: 1 })
  })

  it('tells the share of the mass that is known, and is unknown when none is', () => {
    const { zinc_mg, iodine_ug } = sumConstituents([line(300, { micronutrients: { zinc_mg: 1 } }), line(100)])
    expect(zinc_mg).toEqual({ range: { low: 3, high: 3 }, coverage: 0.75 })
    expect(iodine_ug).toEqual({ range: null, coverage: 0 })
  })

  it('adds grams, whatever the unit: 2 pieces of 60 g, and 100 ml of 1.03 g', () => {
    const micronutrients = { calcium_mg: 100 }
    const eggs = line(2, { weight_units: 'Piece', grams_per_piece: 60, micronutrients })
    const milk = line(100, { weight_units: 'Milliliter', density_g_per_ml: 1.03, micronutrients })
    expect(sumConstituents([eggs, milk]).calcium_mg.range?.low).toBeCloseTo(223, 10)
  })

  it('cannot add a line of unknown mass', () => {
    const pieces = line(2, { weight_units: 'Piece', micronutrients: { iron_mg: 5 } })
    expect(sumConstituents([pieces, line(100, { micronutrients: { iron_mg: 1 } })]).iron_mg).toEqual({
      range: { low: 1, high: 1 },
      coverage: 0.5,
    })
  })

  it('is zero without counted lines, also for an unknown food of 0 g', () => {
    expect(sumConstituents([line(0)]).iron_mg).toEqual({ range: { low: 0, high: 0 }, coverage: 1 })
  })

  it('does not depend on the order of lines', () => {
    fc.assert(
      fc.property(fc.array(constituentLine, { maxLength: 12 }), (lines) => {
        const there = sumConstituents(lines)
        const back = sumConstituents([...lines].reverse())
        for (const constituent of CONSTITUENTS) {
          const sum = there[constituent].range?.high ?? -1
          expect(Math.abs((back[constituent].range?.high ?? -1) - sum)).toBeLessThanOrEqual(1e-14 * Math.abs(sum))
          expect(back[constituent].coverage).toBeCloseTo(there[constituent].coverage, 12)
        }
      }),
      { numRuns: 50 },
    )
  })

  it('has its bounds in order, and an unknown food always makes it incomplete', () => {
    fc.assert(
      fc.property(fc.array(constituentLine, { maxLength: 12 }), (lines) => {
        const sums = sumConstituents(lines)
        const more = sumConstituents([...lines, line(100)])
        for (const constituent of CONSTITUENTS) {
          const { range } = sums[constituent]
          if (range) expect(range.low).toBeLessThanOrEqual(range.high)
          expect(more[constituent].coverage).toBeLessThan(1)
        }
      }),
      { numRuns: 50 },
    )
  })
})

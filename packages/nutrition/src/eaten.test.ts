import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CONSTITUENTS } from './constituents/constituents.ts'
import { type Eaten, type EatenLine, eatenOf, scaleEaten, sumEaten, sumPacked } from './eaten.ts'
import { exactSum } from './exact-sum.ts'
import { nutritionLine } from './line.arbitrary.ts'
import { TOTAL_FIELDS } from './macros.ts'
import { STORED_NUTRIENTS } from './nutrients.ts'
import { packConstituents } from './packed-constituents.ts'

const food = (fields: Partial<EatenLine> = {}): EatenLine => ({
  amount: 200,
  weight_units: 'Gram',
  grams_per_piece: null,
  density_g_per_ml: null,
  count_macros: true,
  alcohol: null,
  nutrients: {
    kilojoules: 500,
    protein: 10,
    carbohydrates: 5,
    fat: 2,
    fiber: 1,
    sugars: 1,
    saturated_fats: 1,
    salt: 0.1,
  },
  micronutrients: { iron_mg: 2 },
  nutrient_marks: {},
  ...fields,
})

const eaten: fc.Arbitrary<Eaten> = fc
  .array(
    fc
      .tuple(
        nutritionLine,
        fc.dictionary(fc.constantFrom(...CONSTITUENTS), fc.double({ min: 0, max: 1000, noNaN: true })),
      )
      .map(([line, micronutrients]): EatenLine => ({ ...line, micronutrients, nutrient_marks: {}, alcohol: null })),
    { minLength: 1, maxLength: 3 },
  )
  .map((lines) => eatenOf(lines, 2))

describe('what was eaten', () => {
  it('has nutrients and constituents of one portion; what is in no food is unknown', () => {
    const dish = eatenOf([food(), food({ micronutrients: { iron_mg: 1, zinc_mg: 3 } })], 2)
    expect(dish).toMatchObject({ kilojoules: 1000, protein_in_total: 20 })
    expect(dish.constituents).toEqual({
      iron_mg: { low: 3, high: 3, coverage: 1 },
      zinc_mg: { low: 3, high: 3, coverage: 0.5 },
    })
  })

  it('keeps „less than“ as a range and takes alcohol from the food’s own field', () => {
    const beer = food({ alcohol: 4, nutrient_marks: { iodine_ug: { mark: 'below_limit', limit: 2 } } })
    expect(eatenOf([beer]).constituents).toMatchObject({
      alcohol_g: { low: 8, high: 8 },
      iodine_ug: { low: 0, high: 4, coverage: 1 },
    })
  })

  it('is a lower bound together with something of which nothing is known', () => {
    const unknown = { ...eatenOf([food()]), constituents: {} }
    const { iron_mg } = sumEaten([eatenOf([food()]), unknown]).constituents
    expect(iron_mg).toEqual({ low: 4, high: 4, coverage: 0.5 })
  })

  it('is nothing where nothing was eaten', () => {
    expect(sumEaten([])).toMatchObject({ kilojoules: 0, constituents: {} })
  })
})

describe('a sum of sums', () => {
  it('is the sum of all parts, whichever way they are divided, known where they are known', () => {
    fc.assert(
      fc.property(fc.array(fc.array(eaten, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }), (days) => {
        const whole = sumEaten(days.flat())
        const ofDays = sumEaten(days.map((day) => sumEaten(day)))
        for (const nutrient of STORED_NUTRIENTS) {
          const [one, other] = [whole[TOTAL_FIELDS[nutrient]], ofDays[TOTAL_FIELDS[nutrient]]]
          if (one === null || other === null) expect(one).toBe(other)
          else expect(Math.abs(one - other)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(one)))
          expect(whole.nutrient_coverage[nutrient] === 1).toBe(ofDays.nutrient_coverage[nutrient] === 1)
        }
        expect(Object.keys(whole.constituents)).toEqual(Object.keys(ofDays.constituents))
        for (const [name, { low, high, coverage }] of Object.entries(whole.constituents)) {
          const other = ofDays.constituents[name as keyof typeof ofDays.constituents]
          expect(other?.low).toBeCloseTo(low, -Math.floor(Math.log10(Math.max(low, 1e-3))) + 4)
          expect(other?.high).toBeCloseTo(high, -Math.floor(Math.log10(Math.max(high, 1e-3))) + 4)
          expect(other?.coverage === 1).toBe(coverage === 1)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('of a multiple is the multiple of the sum', () => {
    fc.assert(
      fc.property(eaten, fc.double({ min: 0.1, max: 10, noNaN: true }), (one, factor) => {
        const { kilojoules } = scaleEaten(one, factor)
        if (one.kilojoules === null) expect(kilojoules).toBeNull()
        else expect(kilojoules).toBeCloseTo(one.kilojoules * factor, 6)
      }),
    )
  })

  it('of days as they are kept is bit for bit the sum of the days, both bounds summed in their order', () => {
    const ranged = fc.tuple(eaten, fc.double({ min: 0, max: 10, noNaN: true })).map(([one, more]): Eaten => {
      const constituents = Object.entries(one.constituents).map(([name, amount], at) =>
        // Some have a range.
        [name, at % 2 === 0 ? amount : { ...amount, high: amount.high + more }],
      )
      return { ...one, constituents: Object.fromEntries(constituents) }
    })
    fc.assert(
      fc.property(fc.array(ranged, { maxLength: 6 }), (days) => {
        const sum = sumPacked(days.map((day) => ({ ...day, constituents: packConstituents(day.constituents) })))
        expect(sum).toStrictEqual(sumEaten(days))
        if (days.length < 2) return
        for (const name of CONSTITUENTS) {
          const known = days.flatMap(({ constituents }) => constituents[name] ?? [])
          const plain = (values: number[]) => Number(exactSum(values).toPrecision(7))
          expect(sum.constituents[name]?.low).toBe(known.length === 0 ? undefined : plain(known.map(({ low }) => low)))
          expect(sum.constituents[name]?.high).toBe(
            known.length === 0 ? undefined : plain(known.map(({ high }) => high)),
          )
        }
      }),
    )
  })
})

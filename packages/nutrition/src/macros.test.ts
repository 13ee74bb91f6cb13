import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import catalogue from '../fixtures/foods.json' with { type: 'json' }
import fixture from '../fixtures/recipe-totals.json' with { type: 'json' }
import { nutritionLine } from './line.arbitrary.ts'
import {
  energyShare,
  type IngredientNutrients,
  lineNutrients,
  type NutritionLine,
  recipeTotals,
  scaleTotals,
  sumNutrients,
  TOTAL_FIELDS,
  wholeShares,
} from './macros.ts'
import { fromPer100Grams } from './nutrient-basis.ts'
import { STORED_NUTRIENTS } from './nutrients.ts'
import type { WeightUnit } from './weight-units.ts'

type FixtureLine = { food: string; amount: number; unknown?: string[]; count_macros?: boolean }

function lineOf({ food: slug, amount, unknown = [], count_macros = true }: FixtureLine): NutritionLine {
  const food = catalogue.foods.find((candidate) => candidate.slug === slug)
  if (food === undefined) throw new Error(slug)
  const weight_units = food.weight_units as WeightUnit
  const own = fromPer100Grams(food.per_100_grams, weight_units, food)
  if (own === null) throw new Error(`${slug} has no mass`)
  const { grams_per_piece, density_g_per_ml } = food
  const gaps = Object.fromEntries(unknown.map((nutrient) => [nutrient, null]))
  return { amount, weight_units, count_macros, grams_per_piece, density_g_per_ml, nutrients: { ...own, ...gaps } }
}

const zeros: IngredientNutrients = {
  kilojoules: 0,
  protein: 0,
  carbohydrates: 0,
  fat: 0,
  fiber: 0,
  sugars: 0,
  saturated_fats: 0,
  salt: 0,
}

function line(change: Partial<NutritionLine> = {}, values: Partial<IngredientNutrients> = {}): NutritionLine {
  return {
    amount: 100,
    weight_units: 'Gram',
    count_macros: true,
    grams_per_piece: null,
    density_g_per_ml: null,
    nutrients: { ...zeros, ...values },
    ...change,
  }
}

function expectClose(actual: number | null, expected: number | null, tolerance = 1e-9): void {
  if (actual === null || expected === null) expect(actual).toBe(expected)
  else expect(Math.abs(actual - expected)).toBeLessThanOrEqual(tolerance * Math.max(1, Math.abs(expected)))
}

describe('recipeTotals', () => {
  it.each(fixture.recipes)('$name', ({ lines, portion_size, totals, coverage }) => {
    const { nutrient_coverage, ...actual } = recipeTotals(lines.map(lineOf), portion_size)
    expect(Object.keys(actual).toSorted()).toEqual(Object.keys(totals).toSorted())
    for (const [field, value] of Object.entries(totals)) expectClose(actual[field as keyof typeof actual], value)
    const full = Object.fromEntries(STORED_NUTRIENTS.map((nutrient) => [nutrient, 1]))
    expect(nutrient_coverage).toEqual({ ...full, ...coverage })
  })

  it.each([0, -2, Number.NaN])('refuses %d portions', (portions) => {
    expect(() => recipeTotals([], portions)).toThrow(RangeError)
  })

  it('of twice the portions are half as large', () => {
    fc.assert(
      fc.property(fc.array(nutritionLine), fc.integer({ min: 1, max: 50 }), (lines, portions) => {
        const one = recipeTotals(lines, portions)
        const half = recipeTotals(lines, portions * 2)
        for (const field of Object.values(TOTAL_FIELDS)) {
          const value = one[field]
          expectClose(half[field], value === null ? null : value / 2)
        }
      }),
    )
  })
})

describe('lineNutrients', () => {
  it('per 100 for grams and millilitres, per 1 for the rest', () => {
    const protein = (change: Partial<NutritionLine>) => lineNutrients(line(change, { protein: 8 })).protein
    expect(protein({ amount: 250 })).toBe(20)
    expect(protein({ amount: 250, weight_units: 'Milliliter' })).toBe(20)
    expect(protein({ amount: 3, weight_units: 'Piece' })).toBe(24)
    expect(protein({ amount: 3, weight_units: 'Teaspoon' })).toBe(24)
    expect(protein({ amount: 3, weight_units: 'Tablespoon' })).toBe(24)
  })

  it('keeps unknown values unknown, and gives zero for a line that is not eaten', () => {
    expect(lineNutrients(line({}, { salt: null })).salt).toBeNull()
    expect(lineNutrients(line({ count_macros: false }, { protein: 8, salt: null }))).toEqual(zeros)
  })
})

describe('sumNutrients', () => {
  it('of nothing is zero, and complete', () => {
    const full = Object.fromEntries(STORED_NUTRIENTS.map((nutrient) => [nutrient, 1]))
    expect(sumNutrients([])).toEqual({ values: zeros, coverage: full })
    const uneaten = line({ count_macros: false }, { fat: null })
    expect(sumNutrients([uneaten])).toEqual({ values: zeros, coverage: full })
    const none = line({ amount: 0 }, { fat: null })
    expect(sumNutrients([none])).toEqual({ values: zeros, coverage: full })
  })

  it('adds the known values and gives the share of the mass they cover', () => {
    const { values, coverage } = sumNutrients([
      line({ amount: 300 }, { fiber: 2 }),
      line({ amount: 100 }, { fiber: null }),
    ])
    expect(values.fiber).toBe(6)
    expect(coverage.fiber).toBe(0.75)
    expect(coverage.fat).toBe(1)
  })

  it('weighs a line of unknown mass as the mean of the others', () => {
    const piece = line({ amount: 7, weight_units: 'Piece' }, { fiber: null })
    const { coverage } = sumNutrients([line({ amount: 100 }), line({ amount: 300 }), piece])
    expect(coverage.fiber).toBeCloseTo(400 / 600, 12)
    expect(sumNutrients([piece, line({ amount: 9, weight_units: 'Piece' })]).coverage.fiber).toBe(0.5)
  })

  it('is complete where every value is known, whatever the masses', () => {
    const piece = line({ amount: 7, weight_units: 'Piece' }, { fiber: 1 })
    const { values, coverage } = sumNutrients([piece, line({ amount: 100 }, { fiber: 2 })])
    expect(values.fiber).toBe(9)
    expect(coverage.fiber).toBe(1)
  })

  it('does not depend on the order of lines', () => {
    const shuffled = fc
      .array(nutritionLine, { maxLength: 40 })
      .chain((lines) =>
        fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length, maxLength: lines.length })),
      )
    fc.assert(
      fc.property(shuffled, ([lines, others]) => {
        const one = sumNutrients(lines)
        const other = sumNutrients(others)
        for (const nutrient of STORED_NUTRIENTS) {
          expectClose(one.values[nutrient], other.values[nutrient], 1e-12)
          expectClose(one.coverage[nutrient], other.coverage[nutrient], 1e-12)
        }
      }),
    )
  })

  it('is exact where plain addition loses: 1e16 + 1 − … in small steps', () => {
    const great = line({ amount: 1e18 }, { protein: 1 })
    const small = Array.from({ length: 1000 }, () => line({}, { protein: 0.5 }))
    expect(sumNutrients([great, ...small]).values.protein).toBe(1e16 + 500)
  })

  it('is linear: k times the amounts are k times the sums, with the same coverage', () => {
    fc.assert(
      fc.property(fc.array(nutritionLine), fc.double({ min: 0.01, max: 100, noNaN: true }), (lines, factor) => {
        const one = sumNutrients(lines)
        const scaled = sumNutrients(lines.map((each) => ({ ...each, amount: each.amount * factor })))
        for (const nutrient of STORED_NUTRIENTS) {
          const value = one.values[nutrient]
          expectClose(scaled.values[nutrient], value === null ? null : value * factor)
          expectClose(scaled.coverage[nutrient], one.coverage[nutrient])
        }
      }),
    )
  })

  it('adds up: the sum of two lists is the sum of their sums', () => {
    fc.assert(
      fc.property(fc.array(nutritionLine), fc.array(nutritionLine), (some, more) => {
        const both = sumNutrients([...some, ...more]).values
        const parts = [sumNutrients(some).values, sumNutrients(more).values]
        for (const nutrient of STORED_NUTRIENTS) {
          const known = parts.map((part) => part[nutrient] ?? 0)
          expectClose(both[nutrient] ?? 0, (known[0] ?? 0) + (known[1] ?? 0))
        }
      }),
    )
  })

  it('never hides a gap: coverage is below 1 exactly when a counted line is unknown', () => {
    fc.assert(
      fc.property(fc.array(nutritionLine), (lines) => {
        const counted = lines.filter((each) => each.count_macros && each.amount > 0)
        const { values, coverage } = sumNutrients(lines)
        for (const nutrient of STORED_NUTRIENTS) {
          const unknown = counted.filter((each) => each.nutrients[nutrient] === null).length
          expect(coverage[nutrient] < 1).toBe(unknown > 0)
          expect(coverage[nutrient]).toBeGreaterThanOrEqual(0)
          expect(values[nutrient] === null).toBe(counted.length > 0 && unknown === counted.length)
        }
      }),
    )
  })
})

describe('scaleTotals', () => {
  const totals = recipeTotals([line({}, { kilojoules: 100, protein: 3, salt: null })], 1)

  it('scales values, rounds calories from the scaled energy, keeps coverage and unknown values', () => {
    const four = scaleTotals(totals, 4)
    expect(four.kilojoules).toBe(400)
    expect(four.calories_in_total).toBe(96)
    expect(four.protein_in_total).toBe(12)
    expect(four.salt_in_total).toBeNull()
    expect(four.nutrient_coverage).toEqual(totals.nutrient_coverage)
  })
})

describe('energyShare', () => {
  const share = (protein_in_total: number | null, carbohydrates_in_total: number | null, fat_in_total: number | null) =>
    energyShare({ protein_in_total, carbohydrates_in_total, fat_in_total })

  it('uses the factors 17, 17 and 37 kJ: 37 g, 37 g and 34 g share 25, 25 and 50 %', () => {
    expect(share(37, 37, 34)).toEqual({ protein: 25, carbohydrates: 25, fat: 50 })
  })

  it('makes 100 % together', () => {
    const grams = fc.double({ min: 0, max: 500, noNaN: true })
    fc.assert(
      fc.property(grams, grams, grams, (protein, carbohydrates, fat) => {
        const parts = share(protein, carbohydrates, fat)
        fc.pre(parts !== null)
        expect(parts.protein + parts.carbohydrates + parts.fat).toBeCloseTo(100, 9)
      }),
    )
  })

  it('is unknown with an unknown part, and for water', () => {
    expect(share(null, 1, 1)).toBeNull()
    expect(share(1, null, 1)).toBeNull()
    expect(share(1, 1, null)).toBeNull()
    expect(share(0, 0, 0)).toBeNull()
  })
})

describe('wholeShares', () => {
  it('rounds the largest fractions up: 23.4, 55.5 and 21.1 are 23, 56 and 21', () => {
    expect(wholeShares({ protein: 23.4, carbohydrates: 55.5, fat: 21.1 })).toEqual({
      protein: 23,
      carbohydrates: 56,
      fat: 21,
    })
    expect(wholeShares({ protein: 22.6, carbohydrates: 55.8, fat: 21.6 })).toEqual({
      protein: 23,
      carbohydrates: 56,
      fat: 21,
    })
  })

  it('makes exactly 100 of any dish, each within one percent of its share', () => {
    const grams = fc.double({ min: 0, max: 500, noNaN: true })
    fc.assert(
      fc.property(grams, grams, grams, (protein_in_total, carbohydrates_in_total, fat_in_total) => {
        const shares = energyShare({ protein_in_total, carbohydrates_in_total, fat_in_total })
        fc.pre(shares !== null)
        const whole = wholeShares(shares)
        expect(whole.protein + whole.carbohydrates + whole.fat).toBe(100)
        for (const nutrient of ['protein', 'carbohydrates', 'fat'] as const) {
          expect(Math.abs(whole[nutrient] - shares[nutrient])).toBeLessThan(1)
        }
      }),
    )
  })
})

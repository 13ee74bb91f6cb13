import { describe, expect, it } from 'vitest'
import { recipeTotals } from './macros.ts'
import { mealDistance } from './meal-distance.ts'
import { sumPortions } from './sum-portions.ts'

const known = {
  kilojoules: 1000,
  protein: 10,
  carbohydrates: 30,
  fat: 5,
  fiber: 2,
  sugars: 4,
  saturated_fats: 1,
  salt: 0.5,
}
const food = (nutrients: Partial<Record<keyof typeof known, number | null>> = {}) =>
  recipeTotals(
    [
      {
        amount: 100,
        weight_units: 'Gram',
        count_macros: true,
        grams_per_piece: null,
        density_g_per_ml: null,
        nutrients: { ...known, ...nutrients },
      },
    ],
    1,
  )

describe('what somebody eats', () => {
  it('is the sum of portions: quarters count, and calories follow from kilojoules', () => {
    const day = sumPortions([
      { totals: food(), portions: 1.25 },
      { totals: food({ kilojoules: 400, protein: 3 }), portions: 2 },
    ])
    expect(day).toMatchObject({
      kilojoules: 2050,
      calories_in_total: 490,
      protein_in_total: 18.5,
      salt_in_total: 1.625,
    })
    expect(Object.values(day.nutrient_coverage)).toEqual(Array(8).fill(1))
  })

  it('is nothing where nothing is eaten', () => {
    for (const helpings of [[], [{ totals: food({ kilojoules: null }), portions: 0 }]]) {
      expect(sumPortions(helpings)).toMatchObject({ kilojoules: 0, fiber_in_total: 0, nutrient_coverage: { fiber: 1 } })
    }
  })

  it('is a lower bound where one helping does not know a nutrient, by the share of energy that does', () => {
    const day = sumPortions([
      { totals: food(), portions: 3 },
      { totals: food({ fiber: null }), portions: 1 },
    ])
    expect(day.fiber_in_total).toBe(6)
    expect(day.nutrient_coverage.fiber).toBe(0.75)
    expect(day.nutrient_coverage.protein).toBe(1)
  })

  it('stays incomplete where only a drop without energy is unknown', () => {
    const day = sumPortions([
      { totals: food(), portions: 50 },
      { totals: food({ kilojoules: 0, salt: null }), portions: 0.25 },
    ])
    expect(day.nutrient_coverage.salt).toBeLessThan(1)
    expect(day.salt_in_total).toBe(25)
  })

  it('is unknown where no helping knows it', () => {
    const day = sumPortions([{ totals: food({ kilojoules: null, salt: null }), portions: 1 }])
    expect(day).toMatchObject({ kilojoules: null, calories_in_total: null, salt_in_total: null, protein_in_total: 10 })
    expect(day.nutrient_coverage).toMatchObject({ kilojoules: 0, salt: 0, protein: 1 })
  })
})

describe('the distance of two meals', () => {
  it('is zero for the same figures and the mean relative difference else', () => {
    expect(mealDistance(food(), food())).toBe(0)
    expect(mealDistance(food(), food({ kilojoules: 1500, protein: 5 }))).toBe(0.25)
  })

  it('is never near for unknown figures', () => {
    expect(mealDistance(food({ fat: null }), food({ fat: null }))).toBe(0.25)
    expect(mealDistance(food({ fat: 0 }), food({ fat: 0 }))).toBe(0)
    expect(mealDistance(food({ fat: 0 }), food())).toBe(0.25)
  })
})

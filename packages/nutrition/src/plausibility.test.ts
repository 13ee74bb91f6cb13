import { describe, expect, it } from 'vitest'
import catalogue from '../fixtures/foods.json' with { type: 'json' }
import type { IngredientNutrients } from './macros.ts'
import { checkFood, type FoodToCheck, judgeFood } from './plausibility.ts'

const flour: IngredientNutrients = {
  kilojoules: 1480,
  protein: 9.9,
  carbohydrates: 73.7,
  fat: 1,
  fiber: 3.2,
  sugars: 1.5,
  saturated_fats: 0.19,
  salt: 0.01,
}
const check = (nutrients: Partial<IngredientNutrients>, change: Partial<FoodToCheck> = {}) =>
  checkFood({
    weight_units: 'Gram',
    grams_per_piece: null,
    density_g_per_ml: null,
    ...change,
    nutrients: { ...flour, ...nutrients },
  })

describe('checkFood', () => {
  it.each(catalogue.foods)('finds nothing wrong with $slug', ({ per_100_grams, alcohol }) => {
    expect(check(per_100_grams, { alcohol })).toEqual([])
  })

  it.each([
    [{ protein: -1 }, ['NEGATIVE_VALUE']],
    [{ sugars: 74 }, ['SUGARS_EXCEED_CARBOHYDRATES']],
    [{ saturated_fats: 1.2 }, ['SATURATES_EXCEED_FAT']],
    [{ kilojoules: 354 }, ['ENERGY_MISMATCH']],
    [{ kilojoules: 6192 }, ['ENERGY_TOO_HIGH', 'ENERGY_MISMATCH']],
    [{ protein: 40, kilojoules: 1990 }, ['SUM_EXCEEDS_MASS']],
    [
      { salt: 100.5, protein: 0, carbohydrates: 0, sugars: 0, kilojoules: 63 },
      ['SALT_EXCEEDS_MASS', 'SUM_EXCEEDS_MASS'],
    ],
    [{ kilojoules: 3801, protein: null }, ['ENERGY_TOO_HIGH']],
    [{ kilojoules: 3800, protein: null }, []],
  ] as const)('%j is %j', (change, problems) => {
    expect(check(change)).toEqual(problems)
  })

  it('accepts differences that come from rounding', () => {
    expect(check({ sugars: 73.8 })).toEqual([])
    expect(check({ saturated_fats: 1.1 })).toEqual([])
    const pure = { protein: 0, fat: 0, fiber: 0, salt: 0, saturated_fats: 0, kilojoules: 1720 }
    expect(check({ ...pure, carbohydrates: 102 })).toEqual([])
    expect(check({ ...pure, carbohydrates: 102.1 })).toEqual(['SUM_EXCEEDS_MASS'])
  })

  it('reports nothing about unknown values', () => {
    expect(check({ carbohydrates: null, sugars: 90 })).toEqual([])
    expect(check({ fat: null, saturated_fats: 50 })).toEqual([])
    expect(check({ kilojoules: null })).toEqual([])
    expect(check({ protein: 120, carbohydrates: null, fat: null })).toEqual(['SUM_EXCEEDS_MASS'])
  })

  it('checks a piece and 100 ml by their mass', () => {
    const egg = { kilojoules: 304, protein: 6.6, carbohydrates: 0.1, fat: 5.1, fiber: 0, sugars: 0.1, salt: 0.16 }
    expect(check(egg, { weight_units: 'Piece', grams_per_piece: 52 })).toEqual([])
    expect(check(egg, { weight_units: 'Piece', grams_per_piece: 5 })).toEqual(['ENERGY_TOO_HIGH', 'SUM_EXCEEDS_MASS'])
    expect(check(egg, { weight_units: 'Piece' })).toEqual([])
    const syrup = { kilojoules: 1800, protein: 0, carbohydrates: 105, fat: 0, sugars: 105, saturated_fats: 0, fiber: 0 }
    expect(check(syrup, { weight_units: 'Milliliter', density_g_per_ml: 1.35 })).toEqual([])
    expect(check(syrup)).toEqual(['SUM_EXCEEDS_MASS'])
  })

  it('counts the energy of alcohol and sweeteners', () => {
    const rum = {
      kilojoules: 967,
      protein: 0,
      carbohydrates: 0,
      fat: 0,
      fiber: 0,
      sugars: 0,
      saturated_fats: 0,
      salt: 0,
    }
    expect(check(rum)).toEqual(['ENERGY_MISMATCH'])
    expect(check(rum, { alcohol: 33.4 })).toEqual([])
    const sweetener = { ...rum, carbohydrates: 100 }
    expect(check({ ...sweetener, kilojoules: 1000 }, { polyols: 100 })).toEqual([])
    expect(check({ ...sweetener, kilojoules: 0 }, { erythritol: 100 })).toEqual([])
    expect(check({ ...sweetener, kilojoules: 0 })).toEqual(['ENERGY_MISMATCH'])
  })
})

describe('judgeFood', () => {
  const judge = (nutrients: Partial<IngredientNutrients>, change: Partial<FoodToCheck> = {}) => {
    const basis = { weight_units: 'Gram', grams_per_piece: null, density_g_per_ml: null } as const
    const findings = judgeFood({ ...basis, ...change, nutrients: { ...flour, ...nutrients } })
    return findings.map(({ problem, severity, field }) => `${problem} ${severity} ${field}`)
  }

  it.each([
    [{ fat: -1 }, ['NEGATIVE_VALUE impossible fat', 'SATURATES_EXCEED_FAT impossible saturated_fats']],
    [{ sugars: 74 }, ['SUGARS_EXCEED_CARBOHYDRATES impossible sugars']],
    [{ kilojoules: 354 }, ['ENERGY_MISMATCH unlikely kilojoules']],
    [
      {
        kilojoules: null,
        salt: 101,
        protein: 0,
        carbohydrates: null,
        sugars: null,
        fat: null,
        saturated_fats: null,
        fiber: null,
      },
      ['SALT_EXCEEDS_MASS impossible salt'],
    ],
  ] as const)('%j is %j', (change, findings) => {
    expect(judge(change)).toEqual(findings)
  })

  it('compares both energies of a label', () => {
    expect(judge({}, { calories: 354 })).toEqual([])
    expect(judge({}, { calories: 345 })).toEqual([])
    expect(judge({}, { calories: 534 })).toEqual(['ENERGY_UNITS_DISAGREE impossible calories'])
  })

  it('assumes the greatest density for millilitres of unknown density', () => {
    const milk = {
      kilojoules: 2600,
      protein: 3.4,
      carbohydrates: 140,
      sugars: 140,
      fat: 1,
      saturated_fats: 1,
      fiber: 0,
    }
    expect(judge(milk, { weight_units: 'Milliliter' })).toEqual([])
    const drink = { ...milk, carbohydrates: 151, sugars: 100 }
    expect(judge(drink, { weight_units: 'Milliliter' })).toEqual(['SUM_EXCEEDS_MASS impossible carbohydrates'])
  })
})

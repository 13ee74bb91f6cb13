import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import annex from '../fixtures/annex-xiv.json' with { type: 'json' }
import catalogue from '../fixtures/foods.json' with { type: 'json' }
import {
  annexXivEnergy,
  caloriesFromKilojoules,
  ENERGY_FACTORS,
  energyPlausibility,
  kilojoulesFromCalories,
  labelEnergy,
} from './energy.ts'

describe('kilojoules and calories', () => {
  it.each([
    [0, 0],
    [418.4, 100],
    [8400, 2008],
    [1000, 239],
    [2.1, 1],
    [2, 0],
  ])('%d kJ are %d kcal', (kilojoules, calories) => {
    expect(caloriesFromKilojoules(kilojoules)).toBe(calories)
  })

  it('keeps an unknown value unknown', () => {
    expect(caloriesFromKilojoules(null)).toBeNull()
    expect(kilojoulesFromCalories(null)).toBeNull()
  })

  it('brings whole calories back unchanged', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (calories) => {
        expect(caloriesFromKilojoules(kilojoulesFromCalories(calories))).toBe(calories)
      }),
    )
  })
})

describe('annexXivEnergy', () => {
  it('uses the factors of the regulation', () => {
    const factors = Object.entries(ENERGY_FACTORS).map(([name, { kilojoules, calories }]) => [
      name,
      [kilojoules, calories],
    ])
    expect(Object.fromEntries(factors)).toEqual(annex.factors)
  })

  it.each(annex.foods)('$name', ({ components, kilojoules, calories }) => {
    const energy = annexXivEnergy(components)
    expect(energy.kilojoules).toBeCloseTo(kilojoules, 9)
    expect(energy.calories).toBeCloseTo(calories, 9)
  })

  it('is unknown when a component is unknown', () => {
    const unknown = { kilojoules: null, calories: null }
    expect(annexXivEnergy({ protein: null, carbohydrates: 1, fat: 1, fiber: 1 })).toEqual(unknown)
    expect(annexXivEnergy({ protein: 1, carbohydrates: 1, fat: 1, fiber: 1, alcohol: null })).toEqual(unknown)
  })
})

describe('energyPlausibility', () => {
  it.each(catalogue.foods)('accepts the table value of $slug', ({ calories, per_100_grams, alcohol }) => {
    expect(energyPlausibility(calories, { ...per_100_grams, alcohol }).plausible).toBe(true)
  })

  it.each(catalogue.foods.filter((food) => food.calories > 40))(
    'refuses $slug with kilojoules given for calories',
    ({ per_100_grams, alcohol }) => {
      expect(energyPlausibility(per_100_grams.kilojoules, { ...per_100_grams, alcohol }).plausible).toBe(false)
    },
  )

  const flour = { protein: 10, carbohydrates: 70, fat: 1, fiber: 0 }

  it('has a tolerance of 20 kcal or 20 %, the greater of the two', () => {
    const water = { protein: 0, carbohydrates: 0, fat: 0, fiber: 0 }
    expect(energyPlausibility(20, water).plausible).toBe(true)
    expect(energyPlausibility(21, water).plausible).toBe(false)
    expect(energyPlausibility(329 / 1.2 + 0.5, flour).plausible).toBe(true)
    expect(energyPlausibility(329 / 1.2 - 0.5, flour).plausible).toBe(false)
    expect(energyPlausibility(329 / 0.8 - 0.5, flour).plausible).toBe(true)
    expect(energyPlausibility(329 / 0.8 + 0.5, flour).plausible).toBe(false)
  })

  it('assumes that unknown fibre is at most the rest of the food', () => {
    const bran = { protein: 10, carbohydrates: 20, fat: 5, fiber: null }
    const answer = energyPlausibility(290, bran)
    expect(answer).toEqual({ plausible: true, computed_from: 165, computed_to: 295 })
    expect(energyPlausibility(290, { ...bran, fiber: 0 }).plausible).toBe(false)
    expect(energyPlausibility(390, bran).plausible).toBe(false)
    const full = { protein: 10, carbohydrates: 80, fat: 10, fiber: null }
    expect(energyPlausibility(450, full)).toMatchObject({ computed_from: 450, computed_to: 450 })
  })

  it('gives no verdict where the composition or the energy is unknown', () => {
    expect(energyPlausibility(350, { ...flour, fat: null }).plausible).toBeNull()
    expect(energyPlausibility(null, flour).plausible).toBeNull()
  })
})

describe('labelEnergy', () => {
  it.each([
    [1000, null, 1000, true],
    [null, 239, 999.976, true],
    [null, null, null, true],
    [0, 0, 0, true],
    [0, null, 0, true],
    [4, 0, 4, true],
    [1000, 239, 1000, true],
    // 10 g of fat alone: 370 kJ and 90 kcal.
    [370, 90, 370, true],
    // 10 g of fibre alone: 80 kJ and 20 kcal.
    [80, 20, 80, true],
    [239, 1000, 239, false],
    [1000, 293, 1000, false],
    [1000, 250, 1000, true],
    [1000, 252, 1000, false],
    [0, 2, 0, false],
  ])('%j kJ and %j kcal are %j kJ, agreeing: %j', (kilojoules, calories, expected, agrees) => {
    const energy = labelEnergy(kilojoules, calories)
    if (expected === null) expect(energy.kilojoules).toBeNull()
    else expect(energy.kilojoules).toBeCloseTo(expected, 9)
    expect(energy.agrees).toBe(agrees)
  })
})

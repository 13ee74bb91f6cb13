import { describe, expect, test } from 'vitest'
import { constituentOf, type FoodWithFigures, foodQuantities, nutrientOf } from './food-quantities.ts'
import { constituentWords, nutrientWords } from './food-words.ts'

const UNKNOWN = {
  kilojoules: null,
  protein: null,
  carbohydrates: null,
  fat: null,
  fiber: null,
  sugars: null,
  saturated_fats: null,
  salt: null,
}
const FOOD: FoodWithFigures = {
  name: 'Mouka',
  weight_units: 'Gram',
  grams_per_piece: null,
  density_g_per_ml: null,
  nutrients: { ...UNKNOWN, kilojoules: 1464, protein: 10, fat: 0.25 },
  nutrient_limits: { fat: 0.5 },
  micronutrients: { iron_mg: 1.5 },
  nutrient_marks: { zinc_mg: { mark: 'below_limit', limit: 0.2 } },
  kitchen: {
    name: 'mouka',
    genitive: 'mouky',
    counted: null,
    measures: [
      { measure: 'tablespoon', grams: 10 },
      { measure: 'cup', grams: 140 },
    ],
  },
}
const told = (food: FoodWithFigures) =>
  foodQuantities(food).map(({ label, amount, grams }) => [label.replace('\u00a0', ' '), amount, grams])
const quantity = (food: FoodWithFigures, key: string) => {
  const found = foodQuantities(food).find((one) => one.key === key)
  if (!found) throw new Error(`No quantity ${key}`)
  return found
}

describe('the quantities of a food', () => {
  test('are 100 g and its household measures, each in the unit of the food', () => {
    expect(told(FOOD)).toEqual([
      ['100 g', 100, 100],
      ['1 lžíce', 10, 10],
      ['1 hrnek', 140, 140],
    ])
  })

  test('of millilitres are 100 g by density, 100 ml, and measures; without a density 100 ml alone', () => {
    const milk: FoodWithFigures = { ...FOOD, weight_units: 'Milliliter', density_g_per_ml: 1.25, kitchen: null }
    expect(told(milk)).toEqual([
      ['100 g', 80, 100],
      ['100 ml', 100, 125],
    ])
    expect(told({ ...milk, density_g_per_ml: null })).toEqual([['100 ml', 100, null]])
  })

  test('of pieces are counted by the name of the food; a piece of unknown mass has no 100 g', () => {
    const counted = { one: 'vejce', few: 'vejce', many: 'vajec', part: 'vejce' }
    const kitchen = { name: 'vejce', genitive: 'vajec', counted, measures: [{ measure: 'piece' as const, grams: 50 }] }
    const egg: FoodWithFigures = { ...FOOD, weight_units: 'Piece', grams_per_piece: 50, kitchen }
    expect(told(egg)).toEqual([
      ['100 g', 2, 100],
      ['1 vejce', 1, 50],
    ])
    expect(told({ ...egg, grams_per_piece: null, kitchen: null })).toEqual([['1 ks', 1, null]])
  })
})

describe('the values of a quantity', () => {
  test('are in proportion: 140 g of what has 1,464 kJ and 10 g of protein in 100 g', () => {
    const cup = quantity(FOOD, 'cup')
    expect(nutrientOf(FOOD, 'kilojoules', cup)?.high).toBeCloseTo(2049.6)
    expect(nutrientOf(FOOD, 'calories', cup)?.high).toBeCloseTo(489.87, 1)
    expect(nutrientOf(FOOD, 'protein', cup)).toEqual({ low: 14, high: 14 })
    expect(constituentOf(FOOD, 'iron_mg', cup)?.high).toBeCloseTo(2.1)
  })

  test('known only to be below a limit are a range, of any quantity', () => {
    expect(nutrientOf(FOOD, 'fat', quantity(FOOD, 'tablespoon'))).toEqual({ low: 0, high: 0.05 })
    expect(constituentOf(FOOD, 'zinc_mg', quantity(FOOD, 'cup'))).toEqual({ low: 0, high: 0.2 * 1.4 })
  })

  test('that are unknown stay unknown in every quantity', () => {
    for (const one of foodQuantities(FOOD)) {
      expect(nutrientOf(FOOD, 'salt', one)).toBeNull()
      expect(constituentOf(FOOD, 'calcium_mg', one)).toBeNull()
    }
    const poured: FoodWithFigures = { ...FOOD, weight_units: 'Milliliter', kitchen: null }
    expect(constituentOf(poured, 'iron_mg', quantity(poured, '100ml'))).toBeNull()
    expect(nutrientOf(poured, 'protein', quantity(poured, '100ml'))).toEqual({ low: 10, high: 10 })
  })
})

describe('values in words', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  test.each([
    [null, 'neuvedeno'],
    [{ low: 0, high: 0 }, '0 g'],
    [{ low: 12.345, high: 12.345 }, '12,3 g'],
    [{ low: 0, high: 0.5 }, 'méně než 0,5 g'],
    [{ low: 0, high: 0.05 }, 'méně než 0,1 g'],
    [{ low: 0.02, high: 0.02 }, 'méně než 0,1 g'],
  ])('%j g of fat is „%s“', (range, words) => {
    expect(plain(nutrientWords('fat', range))).toBe(words)
  })

  test.each([
    [null, 'neuvedeno'],
    [{ low: 1.5, high: 1.5 }, '1,5 mg'],
    [{ low: 0, high: 0.28 }, 'méně než 0,28 mg'],
    [{ low: 0, high: 0.004 }, 'méně než 0,01 mg'],
  ])('%j mg of iron is „%s“', (range, words) => {
    expect(plain(constituentWords('iron_mg', range))).toBe(words)
  })
})

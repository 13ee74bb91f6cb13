import { describe, expect, test } from 'vitest'
import type { FoodAllergens } from '../allergens/allergens.ts'
import { type ClaimedFood, foodClaims } from './food-claims.ts'
import { foodStorage } from './food-storage.ts'
import { foodSuitability } from './food-suitability.ts'

const PLAIN = {
  kilojoules: 400,
  protein: 8,
  carbohydrates: 6,
  fat: 4,
  fiber: 2.5,
  sugars: 6,
  saturated_fats: 3,
  salt: 0.5,
}
const FOOD: ClaimedFood = {
  name: 'Potravina',
  weight_units: 'Gram',
  grams_per_piece: null,
  density_g_per_ml: null,
  is_spice: false,
  nutrients: PLAIN,
  nutrient_limits: {},
  micronutrients: {},
  nutrient_marks: {},
  kitchen: null,
  food_groups: ['vegetable'],
  is_classified: true,
}
const claimed = (more: Partial<ClaimedFood>) => {
  const found = foodClaims({ ...FOOD, ...more })
  return found.state === 'claimed' ? found : { ...found, claims: [], vitamins: [] }
}

describe('the claims of a food', () => {
  test('are the strongest that its 100 g meet: 8 g of protein of 400 kJ are 34 % of the energy, 2.5 g of fibre in 96 kcal a source', () => {
    expect(claimed({}).claims).toEqual(['source_of_fiber', 'high_protein'])
  })

  test('need a figure: without one nothing is claimed of it, and a limit counts with its worst', () => {
    expect(claimed({ nutrients: { ...PLAIN, fiber: null } }).claims).toEqual(['high_protein'])
    expect(claimed({ nutrient_limits: { fiber: 5 } }).claims).toEqual(['high_protein'])
    expect(claimed({ nutrients: { ...PLAIN, salt: 0.1 }, nutrient_limits: { salt: 0.2 } }).claims).toContain('low_salt')
  })

  test('of vitamins begin at 15 % of the reference in 100 g and are high from 30 %', () => {
    const of = (vitamin_c_mg: number) => claimed({ micronutrients: { vitamin_c_mg } }).vitamins
    expect(of(11.9)).toEqual([])
    expect(of(12)).toEqual([{ claim: 'source_of', constituent: 'vitamin_c_mg' }])
    expect(of(24)).toEqual([{ claim: 'high_in', constituent: 'vitamin_c_mg' }])
  })

  test('of a drink are about 100 ml, where half is enough', () => {
    const drink = { weight_units: 'Milliliter' as const, density_g_per_ml: 1.03, food_groups: ['thin_drink' as const] }
    expect(claimed({ ...drink, micronutrients: { vitamin_c_mg: 6 } })).toMatchObject({
      form: 'drink',
      vitamins: [{ claim: 'source_of', constituent: 'vitamin_c_mg' }],
    })
    // Known in grams alone: the mass of 100 ml is needed.
    const unweighed = { ...drink, density_g_per_ml: null, micronutrients: { vitamin_c_mg: 60 } }
    expect(claimed(unweighed).vitamins).toEqual([])
  })

  test('of a piece are about 100 g of it', () => {
    const piece = { weight_units: 'Piece' as const, nutrients: { ...PLAIN, fiber: 2 } }
    expect(claimed({ ...piece, grams_per_piece: 50 }).claims).toContain('source_of_fiber')
    expect(foodClaims({ ...FOOD, ...piece })).toEqual({ state: 'no_mass' })
  })

  test('are not made of alcohol, of what may have some, of what is still to be cooked, nor of spices', () => {
    expect(foodClaims({ ...FOOD, micronutrients: { alcohol_g: 4 } })).toEqual({ state: 'alcohol' })
    expect(foodClaims({ ...FOOD, food_groups: ['prepared_dish'] })).toEqual({ state: 'alcohol' })
    expect(claimed({ food_groups: ['prepared_dish'], micronutrients: { alcohol_g: 0 } }).claims).not.toEqual([])
    expect(foodClaims({ ...FOOD, yield_class: 'rice_boiled' })).toEqual({ state: 'to_be_cooked' })
    expect(foodClaims({ ...FOOD, is_spice: true })).toEqual({ state: 'seasoning' })
  })
})

describe('what a food suits', () => {
  const verdicts = (more: Partial<Parameters<typeof foodSuitability>[0]>) => {
    const food = { ...FOOD, guid: 'f', allergens: {}, diet_level: null, ...more }
    return Object.fromEntries(foodSuitability(food).map(({ diet, verdict }) => [diet, verdict]))
  }
  const allergens = (milk: 'contains' | 'free'): FoodAllergens => ({ milk: { state: milk, evidence: 'nature' } })

  test('is unknown where nothing is known', () => {
    const nutrients = { ...PLAIN, sugars: null, carbohydrates: null }
    expect(new Set(Object.values(verdicts({ nutrients })))).toEqual(new Set(['unknown']))
    // No more lactose than the 6 g of sugars.
    expect(verdicts({}).lactose).toBe('borderline')
  })

  test('of a vegetarian food are vegetarian and wider styles', () => {
    expect(verdicts({ diet_level: 'vegetarian' })).toMatchObject({
      vegan: 'unsuitable',
      vegetarian: 'suitable',
      pescetarian: 'suitable',
    })
  })

  test('follows allergens; „usually none“ is no proof', () => {
    expect(verdicts({ allergens: allergens('contains') }).milk_protein).toBe('unsuitable')
    expect(verdicts({ allergens: allergens('free') }).milk_protein).toBe('suitable')
    const none: FoodAllergens = { gluten: { state: 'free', evidence: 'nature' } }
    expect(verdicts({ allergens: none }).gluten_free).toBe('suitable')
    const usually: FoodAllergens = { gluten: { state: 'free', evidence: 'usual_recipe' } }
    expect(verdicts({ allergens: usually }).gluten_free).toBe('unknown')
  })

  test.each([
    [0, 'suitable'],
    [1, 'suitable'],
    [4.7, 'borderline'],
    [6.5, 'unsuitable'],
  ])('%d g of lactose in 100 g is %s', (lactose_g, verdict) => {
    expect(verdicts({ micronutrients: { lactose_g }, allergens: allergens('contains') }).lactose).toBe(verdict)
  })
})

describe('the storage of a food', () => {
  test.each([
    ['Rýže basmati, vařená', ['refined_grain'], 'ryze', 'rice'],
    ['Rýže basmati, suchá', ['refined_grain'], 'ryze', null],
    ['Vejce vařené natvrdo', ['egg'], 'vejce-a-vajecne-vyrobky', 'boiled_eggs'],
    ['Vejce vařené naměkko', ['egg'], 'vejce-a-vajecne-vyrobky', null],
    ['Čočka, vařená', ['legume'], 'lusteniny', 'side_vegetables'],
    ['Čočka v konzervě (okapaná)', ['legume'], 'lusteniny', null],
    ['Smetana na vaření (12 % tuku)', ['cream'], 'smetany-a-slehacky', null],
    ['Uzené koleno vařené (maso)', ['red_meat', 'smoked_meat'], 'sunky-a-uzena-masa', null],
    ['Hovězí maso vařené (libové)', ['red_meat'], 'hovezi-a-teleci', 'meat'],
    ['Chléb konzumní kmínový (pšenično-žitný)', ['refined_grain'], 'chleb', 'bread'],
    ['Polévka hovězí v prášku', [], 'polevky', null],
  ] as const)('of %s', (name, food_groups, sub_category, row) => {
    expect(foodStorage({ name, food_groups, sub_category })).toBe(row)
  })
})

import { describe, expect, it } from 'vitest'
import { dish, line, water } from './dish-line.builder.ts'
import { prepareDish } from './dish-weight.ts'

const rice = line({ name: 'Rýže', yield_class: 'rice_boiled', food_groups: ['refined_grain'] })
const pasta = line({ name: 'Těstoviny', yield_class: 'pasta_boiled', food_groups: ['refined_grain'] })
const sauce = line({ name: 'Rajčata', amount: 200 })
const grams = (change: Parameters<typeof dish>[0]) => prepareDish(dish(change)).weight.grams

describe('what is cooked apart', () => {
  it('rice without listed liquid takes up water: 100 × 2.7 + 200 × 0.88', () => {
    expect(grams({ lines: [rice, sauce] })).toBeCloseTo(270 + 176)
  })
  it('rice with as much listed liquid swells in it, and the pot evaporates', () => {
    expect(grams({ lines: [rice, water(200), sauce] })).toBeCloseTo(500 * 0.88)
  })
  it('water that is not eaten is not there: the pasta is cooked apart', () => {
    expect(grams({ lines: [pasta, water(2000, { count_macros: false }), sauce] })).toBeCloseTo(220 + 176)
  })
  it('couscous without listed water leaves the weight unknown, and names its line', () => {
    const couscous = line({ yield_class: 'unknown', food_groups: ['refined_grain'] })
    expect(prepareDish(dish({ lines: [sauce, couscous] })).weight).toEqual({
      grams: null,
      reason: 'yield_of_lines',
      lines: [1],
    })
  })
  it('a grain that a person added, whose water is unknown, may be dry', () => {
    const own = line({ is_classified: false, food_groups: ['refined_grain'] })
    expect(prepareDish(dish({ lines: [own] })).weight).toMatchObject({ reason: 'yield_of_lines' })
    expect(grams({ lines: [{ ...own, micronutrients: { water_g: 60 } }] })).toBeCloseTo(88)
  })
  it('potatoes are boiled apart in a boiled dish only', () => {
    const potatoes = line({ yield_class: 'potatoes_boiled', food_groups: ['potato'] })
    expect(grams({ lines: [potatoes], steps: ['Uvařte.'] })).toBeCloseTo(97)
    expect(grams({ lines: [potatoes] })).toBeCloseTo(88)
  })
  it('flakes swell in a boiled dish, not in a cold or a baked one', () => {
    const oats = line({ yield_class: 'oats_in_water', food_groups: ['wholegrain'] })
    expect(grams({ lines: [oats], steps: ['Uvařte.'] })).toBeCloseTo(450)
    expect(grams({ lines: [oats], cooking_type: 'Cold' })).toBe(100)
    expect(grams({ lines: [oats], steps: ['Pečte v troubě.'] })).toBeCloseTo(90)
  })
})

describe('how much water stays', () => {
  it('is not known where more than 40 % of a dish that is no soup is water', () => {
    expect(prepareDish(dish({ lines: [sauce, water(134)] })).weight).toEqual({ grams: null, reason: 'liquid' })
    expect(grams({ lines: [sauce, water(133)] })).toBeCloseTo(333 * 0.88)
  })
  it('is what a soup lists', () => {
    expect(grams({ lines: [sauce, water(800)], meal_types: ['Soup'] })).toBeCloseTo(900)
  })
  it('is not known where a soup lists none and something swells in it', () => {
    expect(prepareDish(dish({ lines: [pasta, sauce], meal_types: ['Soup'] })).weight).toMatchObject({
      reason: 'liquid',
    })
  })
})

describe('the weight', () => {
  it('is the author’s where there is one, whatever is unknown', () => {
    const weighed = prepareDish(dish({ lines: [line({ weight_units: 'Piece' })], weighed: 760 })).weight
    expect(weighed).toMatchObject({ grams: 760, is_estimate: false })
  })
  it('is unknown for a fried dish', () => {
    expect(prepareDish(dish({ steps: ['Osmažte.'] })).weight).toEqual({ grams: null, reason: 'method' })
  })
  it('leaves out what is not eaten', () => {
    expect(grams({ lines: [sauce, line({ amount: 500, count_macros: false })] })).toBeCloseTo(176)
  })
})

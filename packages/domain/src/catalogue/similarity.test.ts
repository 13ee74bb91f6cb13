import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MEAL_TYPES } from './meal-types.ts'
import { type ComparableRecipe, recipeSimilarity, similarRecipes } from './similarity.ts'

const recipe = (guid: string, ingredients: string[], change: Partial<ComparableRecipe> = {}): ComparableRecipe => ({
  guid,
  ingredients,
  meal_types: ['Lunch'],
  calories_in_total: 400,
  ...change,
})

const any: fc.Arbitrary<ComparableRecipe> = fc.record({
  guid: fc.uuid(),
  ingredients: fc.array(fc.constantFrom(...'abcdefgh')),
  meal_types: fc.subarray([...MEAL_TYPES]),
  calories_in_total: fc.option(fc.nat(900)),
})

describe('recipeSimilarity', () => {
  it('weighs ingredients 0.6, meals 0.25 and energy 0.15', () => {
    const soup = recipe('1', ['a', 'b', 'c'])
    expect(recipeSimilarity(soup, recipe('2', ['a', 'b', 'c']))).toBeCloseTo(1, 12)
    // 1 of 5 ingredients, 1 of 2 meals, 200 of 400 kcal
    const other = recipe('3', ['c', 'd', 'e'], { meal_types: ['Lunch', 'Soup'], calories_in_total: 200 })
    expect(recipeSimilarity(soup, other)).toBeCloseTo(0.6 / 5 + 0.25 / 2 + 0.15 / 2, 12)
  })

  it('gives no energy similarity where the energy is unknown', () => {
    const unknown = recipe('2', ['a'], { calories_in_total: null })
    expect(recipeSimilarity(recipe('1', ['a']), unknown)).toBeCloseTo(0.85, 12)
    expect(recipeSimilarity(unknown, unknown)).toBeCloseTo(0.85, 12)
  })

  it('treats two dishes with zero energy as similar, and one with and one without energy as different', () => {
    const water = (guid: string, calories_in_total: number) => recipe(guid, ['a'], { calories_in_total })
    expect(recipeSimilarity(water('1', 0), water('2', 0))).toBeCloseTo(1, 12)
    expect(recipeSimilarity(water('1', 0), water('2', 1))).toBeCloseTo(0.85, 12)
  })

  it('is symmetric and between 0 and 1', () => {
    fc.assert(
      fc.property(any, any, (one, other) => {
        const likeness = recipeSimilarity(one, other)
        expect(likeness).toBe(recipeSimilarity(other, one))
        expect(likeness).toBeGreaterThanOrEqual(0)
        expect(likeness).toBeLessThanOrEqual(1 + 1e-12)
      }),
    )
  })
})

describe('similarRecipes', () => {
  const soup = recipe('1', ['a', 'b', 'c'])

  it('gives the most similar first, without the recipe itself and without recipes that share nothing', () => {
    const stranger = recipe('9', ['z'], { meal_types: ['Drinks'] })
    const near = recipe('2', ['a', 'b'])
    const far = recipe('3', ['a', 'x', 'y'])
    expect(similarRecipes(soup, [stranger, far, soup, near], 6)).toEqual([near, far])
    expect(similarRecipes(soup, [far, near], 1)).toEqual([near])
    const sameMeal = recipe('4', ['z'])
    const sameFood = recipe('5', ['a'], { meal_types: ['Drinks'] })
    expect(similarRecipes(soup, [stranger, sameMeal, sameFood], 6)).toEqual([sameMeal, sameFood])
  })

  it('does not depend on the order of candidates', () => {
    fc.assert(
      fc.property(any, fc.uniqueArray(any, { selector: (each) => each.guid }), (one, others) => {
        expect(similarRecipes(one, others.toReversed(), 5)).toEqual(similarRecipes(one, others, 5))
      }),
    )
  })
})

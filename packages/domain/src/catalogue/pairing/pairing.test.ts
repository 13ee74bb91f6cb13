import { describe, expect, it } from 'vitest'
import { companionsOf, keepsDiets, type PairedRecipe, roleOf, rolesWith } from './pairing.ts'

const ALL = ['All'] as const
const VEGAN = ['All', 'Pescetarian', 'Vegetarian', 'Vegan'] as const

let made = 0
function dish(fields: Partial<PairedRecipe> = {}): PairedRecipe {
  made += 1
  return {
    guid: String(made).padStart(4, '0'),
    meal_types: ['Lunch', 'Dinner'],
    tags: [],
    cooking_type: 'Warm',
    no_side_dish: false,
    dietary_preference: ALL,
    diet_types: [],
    ingredients: [],
    ...fields,
  }
}
const salad = (fields: Partial<PairedRecipe> = {}) => dish({ tags: ['saláty'], cooking_type: 'Cold', ...fields })
const bread = (fields: Partial<PairedRecipe> = {}) =>
  dish({ meal_types: ['Breakfast', 'Snack'], tags: ['pečení'], ...fields })
const spread = (fields: Partial<PairedRecipe> = {}) =>
  dish({ meal_types: ['Breakfast', 'Snack'], tags: ['pomazánky'], ...fields })
const drink = (fields: Partial<PairedRecipe> = {}) =>
  dish({ meal_types: ['Drinks'], cooking_type: 'Cold', no_side_dish: true, ...fields })
const soup = (fields: Partial<PairedRecipe> = {}) => dish({ meal_types: ['Soup', 'Lunch', 'Dinner'], ...fields })
const dessert = (fields: Partial<PairedRecipe> = {}) => dish({ meal_types: ['Dessert', 'Snack'], ...fields })

describe('what a dish is beside another one', () => {
  it.each([
    ['a salad that wants company', salad(), 'salad'],
    ['a salad that is a whole lunch', salad({ no_side_dish: true }), null],
    ['bread', bread(), 'bread'],
    ['something baked for lunch', dish({ tags: ['pečení'] }), null],
    ['sweet buns', bread({ tags: ['pečení', 'sladké'] }), null],
    ['a spread', spread(), 'spread'],
    ['lemonade', drink(), 'cold drink'],
    ['tea', drink({ cooking_type: 'Warm' }), 'warm drink'],
    ['a breakfast shake', drink({ meal_types: ['Drinks', 'Breakfast'] }), 'breakfast drink'],
    ['a soup, even one of the tag of salads', soup({ tags: ['saláty'] }), null],
    ['a dessert', dessert({ tags: ['pečení'] }), null],
    ['a main dish', dish(), null],
    ['a dish without a meal type', dish({ meal_types: [], tags: ['pečení'] }), null],
  ])('%s', (_, recipe, role) => {
    expect(roleOf(recipe)).toBe(role)
  })
})

describe('what goes with a dish', () => {
  it.each([
    ['a main dish', dish(), ['salad', 'bread', 'cold drink']],
    ['a whole meal', dish({ no_side_dish: true }), ['cold drink']],
    ['a soup', soup(), ['bread']],
    ['a soup that fills', soup({ no_side_dish: true }), []],
    ['a salad', salad(), ['bread', 'cold drink']],
    ['a spread', spread(), ['bread']],
    ['bread', bread(), ['spread']],
    ['a dessert', dessert(), ['warm drink']],
    ['a sweet lunch', dish({ tags: ['sladké'] }), ['warm drink']],
    ['a breakfast', dish({ meal_types: ['Breakfast'] }), ['breakfast drink']],
    ['a snack', dish({ meal_types: ['Snack'] }), []],
    ['a drink', drink(), []],
  ])('%s', (_, recipe, roles) => {
    expect(rolesWith(recipe)).toEqual(roles)
  })

  it('a soup never gets a dessert, a drink or anything sweet, whatever there is', () => {
    const offered = [dessert(), drink(), bread({ tags: ['pečení', 'sladké'] }), soup(), salad(), dish()]
    expect(companionsOf(soup(), offered, 4)).toEqual([])
    const loaf = bread()
    expect(companionsOf(soup(), [...offered, loaf], 4)).toEqual([loaf])
  })

  it('keeps to the eating style and to every diet that the recipe suits', () => {
    const main = dish({ dietary_preference: VEGAN, diet_types: ['Without restrictions', 'Gluten free'] })
    const both = ['Without restrictions', 'Gluten free', 'Diabetic'] as const
    expect(keepsDiets(salad({ dietary_preference: VEGAN, diet_types: both }), main)).toBe(true)
    expect(keepsDiets(salad({ dietary_preference: VEGAN, diet_types: ['Without restrictions'] }), main)).toBe(false)
    expect(keepsDiets(salad({ diet_types: both }), main)).toBe(false)
    expect(companionsOf(main, [salad(), bread(), drink()], 4)).toEqual([])
    expect(keepsDiets(salad(), dish({ diet_types: ['Nutritional'] }))).toBe(true)
  })

  it('is one of each role first, at most two of one, and never the recipe itself', () => {
    const [main, one, other, third, loaf, water] = [dish(), salad(), salad(), salad(), bread(), drink()]
    expect(companionsOf(main, [water, third, loaf, other, one, main], 4)).toEqual([one, loaf, water, other])
    expect(companionsOf(one, [one, loaf], 4)).toEqual([loaf])
    expect(companionsOf(main, [one, other, third], 4)).toEqual([one, other])
  })

  it('prefers the same season or kitchen, then what repeats fewer ingredients, whatever the order', () => {
    const main = dish({ tags: ['léto', 'Středomoří'], ingredients: ['rajčata', 'sýr'] })
    const winter = salad({ tags: ['saláty', 'zima'] })
    const same = salad({ tags: ['saláty', 'léto'], ingredients: ['rajčata', 'sýr'] })
    const other = salad({ tags: ['saláty', 'léto'], ingredients: ['okurky'] })
    expect(companionsOf(main, [winter, same, other], 4)).toEqual([other, same])
    expect(companionsOf(main, [other, same, winter], 4)).toEqual([other, same])
  })
})

import { describe, expect, it } from 'vitest'
import { alikeIn } from './day-plan.ts'
import { type DishFacts, groupOfDish, kindsOfDish } from './kinds-of-dish.ts'

const facts = (change: Partial<DishFacts>): DishFacts => ({
  meal_types: ['Dinner'],
  cooking_type: 'Warm',
  storage: null,
  tags: [],
  groups: [],
  kilojoules: 2092,
  protein: 25,
  ...change,
})

describe('the kinds of a dish', () => {
  it('tell a main dish that does not fill: under 3.5 g of protein in 100 kcal', () => {
    // 500 kcal.
    expect(kindsOfDish(facts({ protein: 17.4 }))).toEqual(['meagre'])
    expect(kindsOfDish(facts({ protein: 17.6 }))).toEqual([])
    expect(kindsOfDish(facts({ protein: 3, meal_types: ['Snack'] }))).toEqual([])
    expect(kindsOfDish(facts({ protein: 3, meal_types: ['Soup', 'Dinner'] }))).toEqual([])
    // What is unknown is not told.
    expect(kindsOfDish(facts({ protein: null }))).toEqual([])
  })

  it('tell a cold dish, and a sweet main dish from a dessert', () => {
    expect(kindsOfDish(facts({ cooking_type: 'Cold' }))).toEqual(['cold'])
    expect(kindsOfDish(facts({ tags: ['sladké'] }))).toEqual(['sweet_meal'])
    expect(kindsOfDish(facts({ tags: ['sladké'], meal_types: ['Dessert'] }))).toEqual(['sweet'])
  })
})

describe('dishes alike', () => {
  it('are soups, else what the name says, else those of one food', () => {
    const groupOf = (name: string, meal: 'Soup' | 'Dinner' = 'Dinner') =>
      groupOfDish({ name, meal_types: [meal] }, 'Sýry')
    expect(groupOf('Kulajda', 'Soup')).toBe(groupOf('Krém z\u00a0dýně', 'Soup'))
    expect(groupOf('Pizza z\u00a0pánve')).toBe(groupOf('Houbová pizza'))
    expect(groupOf('Penne s\u00a0tuňákem')).toBe(groupOf('Špagety s\u00a0česnekem'))
    expect(groupOf('Kuskus s\u00a0cizrnou')).toBe(groupOf('Špagety s\u00a0česnekem'))
    expect(groupOf('Pečený hermelín')).toBe('Sýry')
    // Strips of meat are no noodles.
    expect(groupOf('Hovězí nudličky')).not.toBe(groupOf('Rýžové nudle'))
  })

  it('are in a day also leftovers, and what does not fill', () => {
    const dish = { group: 'saláty', main_food: 'Tvarohy', kinds: [], meal_types: ['Dinner'] as const }
    expect(alikeIn(dish, false)).toEqual(['group saláty', 'food Tvarohy'])
    expect(alikeIn({ ...dish, group: 'Tvarohy' }, true)).toEqual(['group Tvarohy', 'leftover'])
    expect(alikeIn({ ...dish, group: null, main_food: null, kinds: ['meagre', 'cold'] }, false)).toEqual([
      'meagre',
      'cold',
    ])
    // A cold breakfast is none too many.
    expect(alikeIn({ ...dish, kinds: ['cold'], meal_types: ['Breakfast'] }, false)).not.toContain('cold')
  })
})

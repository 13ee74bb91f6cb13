import { expect, test } from 'vitest'
import { type Ground, isSamePlace, mealsShown, placeIn } from './places.ts'

const MONDAY = '2026-11-23'
const TUESDAY = '2026-11-24'
const porridge = { guid: 'porridge', name: 'Kaše' }
const breakfast = [porridge, { guid: 'apple', name: 'Jablko' }]
const ground: Ground = {
  spotOf: () => ({ day: MONDAY, meal_type: 'Breakfast' }),
  mealOf: (day, meal) => (day === MONDAY && meal === 'Breakfast' ? breakfast : []),
  range: [MONDAY, TUESDAY],
  meals: ['Breakfast', 'Lunch'],
}

test('a board shows the usual meals and every other one that has something', () => {
  expect(mealsShown(new Set())).toEqual(['Breakfast', 'Snack', 'Lunch', 'Late_snack', 'Dinner'])
  expect(mealsShown(new Set(['Drinks'])).at(-1)).toBe('Drinks')
})

test('the place of an item is before the next one, that of the last at the end', () => {
  const spot = { day: MONDAY, meal_type: 'Breakfast' } as const
  expect(placeIn(breakfast, 'porridge', spot)).toEqual({ ...spot, before: 'apple' })
  expect(placeIn(breakfast, 'apple', spot)).toEqual({ ...spot, before: null })
})

test('an item put where it is stays there', () => {
  const same = { day: MONDAY, meal_type: 'Breakfast', before: 'apple' } as const
  expect(isSamePlace(ground, porridge, same)).toBe(true)
  expect(isSamePlace(ground, porridge, { ...same, before: 'porridge' })).toBe(true)
  expect(isSamePlace(ground, porridge, { ...same, before: null })).toBe(false)
  expect(isSamePlace(ground, porridge, { ...same, day: TUESDAY })).toBe(false)
  expect(isSamePlace(ground, porridge, { ...same, meal_type: 'Lunch' })).toBe(false)
})

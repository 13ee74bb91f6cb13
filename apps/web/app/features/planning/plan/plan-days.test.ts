import { expect, test } from 'vitest'
import { planned, plannedDay } from '../testing/planned.ts'
import { itemsOf, mealOf, mealsOf, placeOf, withAnswer, withChanged, withItemAt, withoutItems } from './plan-days.ts'

const MONDAY = '2026-11-23'
const TUESDAY = '2026-11-24'
const porridge = planned('porridge', { position: 0 })
const apple = planned('apple', { position: 1, ingredient: 'apple' })
const bread = planned('bread', { position: 2 })
const soup = planned('soup', { meal_type: 'Lunch' })
const days = [plannedDay(MONDAY, [soup, bread, apple, porridge])]
const names = (meal: 'Breakfast' | 'Lunch', day: string, of = days) => mealOf(of, day, meal).map(({ guid }) => guid)

test('items go by meals and places, recipes and ingredients together', () => {
  expect(itemsOf(days[0]).map(({ guid }) => guid)).toEqual(['porridge', 'apple', 'bread', 'soup'])
})

test('a day shows its usual meals and every other one that has something', () => {
  expect(mealsOf([])).toEqual(['Breakfast', 'Snack', 'Lunch', 'Late_snack', 'Dinner'])
  expect(mealsOf([plannedDay(MONDAY, [planned('tea', { meal_type: 'Drinks' })])]).at(-1)).toBe('Drinks')
})

test('an item moves before another one of its meal', () => {
  const moved = withItemAt(days, bread, { day: MONDAY, meal_type: 'Breakfast', before: 'porridge' })
  expect(names('Breakfast', MONDAY, moved)).toEqual(['bread', 'porridge', 'apple'])
})

test('an item moves to the end of a meal of a day that has nothing yet', () => {
  const moved = withItemAt(days, { ...apple, day: MONDAY }, { day: TUESDAY, meal_type: 'Lunch', before: null })
  expect(names('Breakfast', MONDAY, moved)).toEqual(['porridge', 'bread'])
  expect(names('Lunch', TUESDAY, moved)).toEqual(['apple'])
  expect(moved.map(({ day }) => day)).toEqual([MONDAY, TUESDAY])
})

test('an item that should stand before one that is gone goes to the end', () => {
  const moved = withItemAt(days, soup, { day: MONDAY, meal_type: 'Breakfast', before: 'nothing' })
  expect(names('Breakfast', MONDAY, moved)).toEqual(['porridge', 'apple', 'bread', 'soup'])
})

test('where an item is can be said', () => {
  expect(placeOf(days, { ...porridge, day: MONDAY })).toEqual({ day: MONDAY, meal_type: 'Breakfast', before: 'apple' })
})

test('undoing a move restores the order', () => {
  const before = placeOf(days, apple)
  const moved = withItemAt(days, apple, { day: TUESDAY, meal_type: 'Dinner', before: null })
  expect(names('Breakfast', MONDAY, withItemAt(moved, apple, before))).toEqual(names('Breakfast', MONDAY))
})

test('items are taken out and changed in their place', () => {
  expect(names('Breakfast', MONDAY, withoutItems(days, ['apple', 'soup']))).toEqual(['porridge', 'bread'])
  expect(itemsOf(withChanged(days, 'apple', { note: 'zelené' })[0])[1]?.note).toBe('zelené')
})

test('the days of an answer replace theirs, those outside of the range are left out', () => {
  const answer = [plannedDay(TUESDAY, [soup]), plannedDay('2026-12-24', [soup])]
  const merged = withAnswer(days, answer, (day) => day <= '2026-11-29')
  expect(merged.map(({ day }) => day)).toEqual([MONDAY, TUESDAY])
})

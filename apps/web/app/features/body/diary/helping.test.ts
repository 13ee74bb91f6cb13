import { expect, test } from 'vitest'
import { mealAt, mealOfRecipe } from '#app/features/body/log-recipe/logged-recipe.ts'
import { unknownCount, unknownText } from './day/unknown-words.ts'
import { amountText, type Helping, helpingText } from './helping.ts'
import { scaledEntry } from './scaled-entry.ts'
import { eaten } from './testing/eaten.ts'

test.each<[Helping, string]>([
  [{ count: 1.5, unit: 'portions' }, '1,5\u00a0porce'],
  [{ count: 5, unit: 'portions' }, '5\u00a0porcí'],
  [{ count: 2, unit: 'piece' }, '2\u00a0ks'],
  [{ count: 3, unit: 'tablespoon' }, '3\u00a0lžíce'],
  [{ count: 0.5, unit: 'cup' }, '0,5\u00a0hrnku'],
  [{ count: 120, unit: 'g' }, '120\u00a0g'],
])('%o is said in Czech', (helping, text) => {
  expect(helpingText(helping)).toBe(text)
})

test('what pieces weigh stands beside them, and grams stand alone', () => {
  expect(amountText({ portions: null, amount: 2, unit: 'piece', grams: 110 })).toBe('2\u00a0ks (110\u00a0g)')
  expect(amountText({ portions: null, amount: 120, unit: 'g', grams: 120 })).toBe('120\u00a0g')
  expect(amountText({ portions: null, amount: null, unit: null, grams: null })).toBe('')
})

test('twice as much of something has twice the energy', () => {
  const roll = eaten('roll', { amount: 2, unit: 'piece', grams: 90 })
  const twice = scaledEntry(roll, { count: 4, unit: 'piece' })
  expect(twice).toMatchObject({ amount: 4, grams: 180 })
  expect(twice.totals.kilojoules).toBe(2000)
  expect(scaledEntry(roll, { count: 45, unit: 'g' }).totals.kilojoules).toBe(500)
})

test('the energy of a measure of unknown weight is unknown until the server tells it', () => {
  const roll = eaten('roll', { amount: 2, unit: 'piece', grams: null })
  expect(scaledEntry(roll, { count: 1, unit: 'slice' }).totals.kilojoules).toBeNull()
})

test('what is not known is counted and said', () => {
  const entries = [eaten('roll'), eaten('soup'), eaten('pie')]
  expect(unknownCount(entries, 'kilojoules')).toBe(0)
  expect(unknownText(unknownCount(entries, 'protein'))).toBe('u\u00a03\u00a0položek nevíme')
  expect(unknownText(1)).toBe('u\u00a01\u00a0položky nevíme')
  expect(unknownText(0)).toBe('')
})

test('a recipe is offered for the meal of the hour where it is for it, otherwise for its own', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour - 1))
  expect([7, 10, 12, 16, 19].map((hour) => mealAt(at(hour)))).toEqual([
    ...['Breakfast', 'Snack', 'Lunch', 'Late_snack', 'Dinner'],
  ])
  expect(mealOfRecipe({ meal_types: ['Lunch', 'Dinner'] }, at(19))).toBe('Dinner')
  expect(mealOfRecipe({ meal_types: ['Lunch', 'Dinner'] }, at(7))).toBe('Lunch')
  expect(mealOfRecipe({ meal_types: [] }, at(7))).toBe('Breakfast')
})

import type { MealPlanItem } from '@zivina/contract/planning/meal-plan-read'
import { expect, test } from 'vitest'
import { mealOf } from '#app/features/planning/plan/plan-days.ts'
import { planned, plannedDay } from '#app/features/planning/testing/planned.ts'
import { type Carried, carry, pickUp, placeCarried, placeWords } from './carrying.ts'
import type { Ground } from './places.ts'

const MONDAY = '2026-11-23'
const TUESDAY = '2026-11-24'
const porridge = planned('porridge', { position: 0 })
const bread = planned('bread', { position: 1 })
const days = [plannedDay(MONDAY, [porridge, bread]), plannedDay(TUESDAY, [planned('soup', { meal_type: 'Lunch' })])]
const ground: Ground<MealPlanItem> = {
  spotOf: ({ day, meal_type }) => ({ day, meal_type }),
  mealOf: (day, meal) => mealOf(days, day, meal),
  range: [MONDAY, TUESDAY],
  meals: ['Breakfast', 'Lunch', 'Dinner'],
}
const after = (...keys: string[]) =>
  keys.reduce<Carried<MealPlanItem>>((at, key) => carry(ground, at, key), pickUp(ground, porridge))
const placeAfter = (...keys: string[]) => placeCarried(ground, after(...keys))

test('an item that is picked up stays where it is', () => {
  expect(placeCarried(ground, pickUp(ground, bread))).toEqual({ day: MONDAY, meal_type: 'Breakfast', before: null })
  expect(placeAfter()).toEqual({ day: MONDAY, meal_type: 'Breakfast', before: 'bread' })
})

test('down goes through the places of a meal and then to the next one', () => {
  expect(placeAfter('ArrowDown')).toEqual({ day: MONDAY, meal_type: 'Breakfast', before: null })
  expect(placeAfter('ArrowDown', 'ArrowDown')).toEqual({ day: MONDAY, meal_type: 'Lunch', before: null })
})

test('up goes back the same way', () => {
  expect(placeAfter('ArrowDown', 'ArrowDown', 'ArrowUp')).toEqual(placeAfter('ArrowDown'))
  expect(placeAfter('ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp')).toEqual(placeAfter())
})

test('left and right go to the same meal of another day', () => {
  expect(placeAfter('ArrowRight')).toEqual({ day: TUESDAY, meal_type: 'Breakfast', before: null })
  expect(placeAfter('ArrowDown', 'ArrowDown', 'ArrowRight')).toMatchObject({ day: TUESDAY, before: 'soup' })
})

test('at an edge it stays', () => {
  expect(after('ArrowUp')).toEqual(after())
  expect(after('ArrowLeft')).toEqual(after())
  expect(after('ArrowRight', 'ArrowRight')).toEqual(after('ArrowRight'))
})

test('its place is said in words', () => {
  expect(placeWords(ground, after())).toBe('pondělí 23.\u00a0listopadu, snídaně, 1.\u00a0z\u00a02')
  expect(placeWords(ground, after('ArrowRight'))).toBe('úterý 24.\u00a0listopadu, snídaně')
})

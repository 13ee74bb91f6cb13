import type { MealPlanDetail } from '@zivina/contract/planning/meal-plan-read'
import { expect, test } from 'vitest'
import { planned, plannedDay } from '../testing/planned.ts'
import { withoutEaters } from './use-eater-removal.ts'

const shared = planned('shared', {
  portions: [
    { eater: 'me', portions: 1 },
    { eater: 'child', portions: 0.5 },
  ],
})
const theirs = planned('theirs', { portions: [{ eater: 'child', portions: 1 }] })
const nobodys = planned('nobodys', { portions: [] })
const PLAN = {
  eaters: [{ guid: 'me' }, { guid: 'child' }],
  meal_days: [plannedDay('2026-11-23', [shared, theirs, nobodys])],
} as unknown as MealPlanDetail

test('dishes that only a removed eater eats disappear with them, others stay', () => {
  const { eaters, meal_days } = withoutEaters(PLAN, new Set(['child']))
  expect(eaters.map(({ guid }) => guid)).toEqual(['me'])
  expect(meal_days[0]?.recipes.map(({ guid }) => guid)).toEqual(['shared', 'nobodys'])
})

test('a plan from which nobody is removed is the same', () => {
  expect(withoutEaters(PLAN, new Set())).toBe(PLAN)
})

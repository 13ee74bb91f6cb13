import { expect, test } from 'vitest'
import { itemsOf } from '../plan/plan-days.ts'
import { planned, plannedDay, totalsOfEnergy } from '../testing/planned.ts'
import { energiesBefore, moveWords, withSumsAfter } from './move-preview.ts'

const MONDAY = '2026-11-23'
const TUESDAY = '2026-11-24'
const soup = planned('soup', { meal_type: 'Lunch', totals: totalsOfEnergy(2092) })
const porridge = planned('porridge', { totals: totalsOfEnergy(1046) })
const days = [plannedDay(MONDAY, [porridge, soup])]
const me = { guid: 'me', target: { source: 'own', kilojoules: 8368, nutrients: {} } } as const
const move = { item: soup, place: { day: TUESDAY, meal_type: 'Lunch', before: null } } as const

test('a move says what both days become, what they were, and the target', () => {
  expect(moveWords(days, move, me, 'calories')).toBe(
    'pondělí 250\u00a0kcal místo 750\u00a0kcal, úterý 500\u00a0kcal místo 0\u00a0kcal, cíl 2\u00a0000\u00a0kcal',
  )
})

test('within a day a move changes no sum, and nothing is said', () => {
  const within = { item: soup, place: { ...move.place, day: MONDAY } }
  expect(moveWords(days, within, me, 'calories')).toBe('')
  expect(energiesBefore(days, within, 'me').size).toBe(0)
})

test('before it is dropped the item stays where it is, while both days show the sums they would have', () => {
  const shown = withSumsAfter(days, move, ['me'])
  expect(shown.map(({ day, totals }) => [day, totals[0]?.kilojoules])).toEqual([
    [MONDAY, 1046],
    [TUESDAY, 2092],
  ])
  expect(shown.map((day) => itemsOf(day).map(({ guid }) => guid))).toEqual([['porridge', 'soup'], []])
})

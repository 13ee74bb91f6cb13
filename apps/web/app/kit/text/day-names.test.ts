import { expect, test } from 'vitest'
import { dayName, fromWeekday, isDay, monthWeeksOf, rangeName, weekOf } from './day-names.ts'

test('a week goes from Monday to Sunday', () => {
  expect(weekOf('2026-11-25')).toEqual({ from: '2026-11-23', to: '2026-11-29' })
  expect(weekOf('2026-11-29')).toEqual({ from: '2026-11-23', to: '2026-11-29' })
})

test.each([
  ['2027-02-10', '2027-02-01', '2027-02-28'],
  ['2026-11-23', '2026-10-26', '2026-12-06'],
  ['2028-02-29', '2028-01-31', '2028-03-05'],
])('a month shows all weeks that it touches: %s', (day, from, to) => {
  expect(monthWeeksOf(day)).toEqual({ from, to })
})

test.each([
  ['2026-11-25', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['zítra', false],
  [null, false],
])('%s is a day: %s', (text, isOne) => {
  expect(isDay(text)).toBe(isOne)
})

test('days and weeks are named in Czech, with spaces that do not break', () => {
  expect(dayName('2026-11-25')).toBe('středa 25.\u00a0listopadu')
  expect(rangeName(weekOf('2026-11-25'))).toBe('23.\u00a0– 29.\u00a0listopadu\u00a02026')
  expect(rangeName(weekOf('2026-12-02'))).toBe('30.\u00a0listopadu\u00a0– 6.\u00a0prosince\u00a02026')
  expect(rangeName(weekOf('2026-12-30'))).toBe('28.\u00a0prosince\u00a02026\u00a0– 3.\u00a0ledna\u00a02027')
})

test('a leftover says from which day it is', () => {
  expect(fromWeekday('2026-11-24')).toBe('z\u00a0úterý')
  expect(fromWeekday('2026-11-25')).toBe('ze\u00a0středy')
})

import { expect, it } from 'vitest'
import { minutesOf, splitTimes } from './durations.ts'
import { portionsOf } from './yields.ts'

it.each([
  ['PT30M', 30],
  ['PT1H30M', 90],
  ['P0DT1H30M', 90],
  ['P1DT2H', 1560],
  ['PT1,5H', 90],
  ['PT90S', 2],
  ['pt45m', 45],
  ['1 hod 30 min', 90],
  ['1 hodina', 60],
  ['1,5 h', 90],
  ['45 minut', 45],
  ['45m', 45],
  ['2 hours 5 minutes', 125],
  ['30', 30],
  [30, 30],
  ['PT0M', null],
  ['P', null],
  ['', null],
  ['dlouho', null],
  [-5, null],
  [Number.NaN, null],
  [null, null],
  [{}, null],
])('%j is %j minutes', (value, minutes) => {
  expect(minutesOf(value)).toBe(minutes)
})

it.each([
  [4, 4],
  ['4 porce', 4],
  ['4–6 porcí', 4],
  ['pro 4 osoby', 4],
  [['porce', '4 porce'], 4],
  [['4', '4 porce'], 4],
  ['hodně', null],
  [[], null],
  [undefined, null],
])('%j is %j portions', (value, portions) => {
  expect(portionsOf(value)).toBe(portions)
})

it('the part of the total time beyond work counts as waiting', () => {
  expect(splitTimes([20, 40], 180)).toEqual({ time_minutes: 60, resting_time: 120 })
  expect(splitTimes([20, null], 20)).toEqual({ time_minutes: 20, resting_time: null })
  expect(splitTimes([null, null], 45)).toEqual({ time_minutes: 45, resting_time: null })
  expect(splitTimes([null], null)).toEqual({ time_minutes: null, resting_time: null })
})

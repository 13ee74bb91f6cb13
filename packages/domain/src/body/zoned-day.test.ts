import { expect, it } from 'vitest'
import { readDay as readEatenDay } from './diary-import/read-cells.ts'
import { readDay as readMeasuredDay } from './measurement-csv/read-day.ts'
import { zonedDay } from './zoned-day.ts'

it.each([
  // Half past midnight in Prague, before and after both changes of the clock, and on a phone in Tokyo and in Los Angeles.
  ['2026-03-28T23:30:00Z', '2026-03-29'],
  ['2026-03-29T22:30:00Z', '2026-03-30'],
  ['2026-10-24T22:30:00.000Z', '2026-10-25'],
  ['2026-10-25T23:30Z', '2026-10-26'],
  ['2026-10-26 08:30:00+09:00', '2026-10-26'],
  ['2026-10-25 16:30:00 -0700', '2026-10-26'],
  ['2026-10-25T16:29:59-06:30', '2026-10-25'],
])('the instant %s of a file is the day %s of the diary and of the measurements', (text, day) => {
  expect([zonedDay(text), readEatenDay(text, null), readMeasuredDay(text, null)]).toEqual([day, day, day])
})

it.each(['2026-10-25', '2026-10-25 23:59', '2026-10-25T23:59:59'])('%s names its day itself', (text) => {
  expect([zonedDay(text), readEatenDay(text, null), readMeasuredDay(text, null)]).toEqual([
    undefined,
    '2026-10-25',
    '2026-10-25',
  ])
})

it('an instant that does not exist is no day', () => {
  const text = '2026-10-25T25:00:00Z'
  expect([zonedDay(text), readEatenDay(text, null), readMeasuredDay(text, null)]).toEqual([null, null, null])
})

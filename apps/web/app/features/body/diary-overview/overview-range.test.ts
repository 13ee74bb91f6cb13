import { expect, test } from 'vitest'
import { eatenDay } from '#app/features/body/diary/testing/eaten.ts'
import { dotsOf, pathOf } from './macro-lines.tsx'
import { averageOf, overviewOf } from './overview-range.ts'

test('a week is seven days from Monday', () => {
  const { from, to, parts, before, after } = overviewOf('tyden', '2026-11-25')
  expect([from, to, parts.length]).toEqual(['2026-11-23', '2026-11-29', 7])
  expect([before, after]).toEqual(['2026-11-18', '2026-12-02'])
})

test.each([
  ['2028-02-10', '2028-02-01', '2028-02-29', '2028-01-01', '2028-03-01'],
  ['2026-12-31', '2026-12-01', '2026-12-31', '2026-11-01', '2027-01-01'],
])('the month of %s is from its first day to its last', (day, from, to, before, after) => {
  expect(overviewOf('mesic', day)).toMatchObject({ from, to, before, after, by: 'day' })
})

test('a year is twelve months', () => {
  const { parts, ...year } = overviewOf('rok', '2026-06-15')
  expect(year).toMatchObject({
    from: '2026-01-01',
    to: '2026-12-31',
    before: '2025-01-01',
    after: '2027-01-01',
    by: 'month',
  })
  expect(parts.map(({ from }) => from)).toEqual(expect.arrayContaining(['2026-01-01', '2026-12-01']))
  expect(parts).toHaveLength(12)
})

test('an average is over recorded days, and of no recorded day there is none', () => {
  const { totals } = eatenDay('2026-11-23')
  const period = { from: '', to: '', complete_days: 0, water: 0, totals: { ...totals, kilojoules: 16_000 } }
  expect(averageOf({ ...period, recorded_days: 2 })?.kilojoules).toBe(8000)
  expect(averageOf({ ...period, recorded_days: 0 })).toBeNull()
  expect(averageOf(undefined)).toBeNull()
})

test('a line breaks at a gap, and a point between gaps is a dot', () => {
  expect(pathOf([10, 20, null, 30])).toBe('M0.5 10.00L1.5 20.00M3.5 30.00')
  expect(dotsOf([10, 20, null, 30])).toBe('M3.5 30.00h0')
  expect(pathOf([null, null])).toBe('')
})

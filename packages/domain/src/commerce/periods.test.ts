import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays } from '#domain/calendar-day.ts'
import { addMonths, daysIn, fixedTerm, PERIOD_MONTHS, type Period, periodTerm } from './periods.ts'

describe('a day some months later', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
    // The night in which the clocks go forward, and the one in which they go back.
    ['2027-02-28', 1, '2027-03-28'],
    ['2027-09-30', 1, '2027-10-30'],
  ])('%s and %i is %s', (day, months, later) => {
    expect(addMonths(day, months)).toBe(later)
  })
})

describe('periods', () => {
  it('of a month return to the 31st after a shorter month', () => {
    expect([0, 1, 2].map((number) => periodTerm('2027-01-31', 'Monthly', number))).toEqual([
      { begins: '2027-01-31', ends: '2027-02-27' },
      { begins: '2027-02-28', ends: '2027-03-30' },
      { begins: '2027-03-31', ends: '2027-04-29' },
    ])
  })

  it('of a year from 29 February return to it', () => {
    expect(periodTerm('2028-02-29', 'Yearly', 0)).toEqual({ begins: '2028-02-29', ends: '2029-02-27' })
    expect(periodTerm('2028-02-29', 'Yearly', 4)).toEqual({ begins: '2032-02-29', ends: '2033-02-27' })
  })

  const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2026-01-01', count))
  const kinds = fc.constantFrom<Period>('Monthly', 'Yearly')
  test('follow one another without a gap and without a day twice, whatever day they begin on', () => {
    fc.assert(
      fc.property(days, kinds, fc.integer({ min: 0, max: 60 }), (anchor, period, number) => {
        const [one, next] = [periodTerm(anchor, period, number), periodTerm(anchor, period, number + 1)]
        expect(next.begins).toBe(addDays(one.ends, 1))
        const [least, most] = [28 * PERIOD_MONTHS[period], 31 * PERIOD_MONTHS[period]]
        expect(daysIn(one)).toBeGreaterThanOrEqual(least)
        expect(daysIn(one)).toBeLessThanOrEqual(most)
      }),
    )
  })
})

test('a fixed term has as many days as were bought, also over a change of the clocks', () => {
  expect(fixedTerm('2027-03-01', 183)).toEqual({ begins: '2027-03-01', ends: '2027-08-30' })
  expect(daysIn(fixedTerm('2027-03-01', 183))).toBe(183)
  expect(fixedTerm('2028-02-29', 1)).toEqual({ begins: '2028-02-29', ends: '2028-02-29' })
})

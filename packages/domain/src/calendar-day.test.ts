import { describe, expect, it } from 'vitest'
import { addDays, calendarDay, isCalendarDay, TIME_ZONE, weekdayOf } from './calendar-day.ts'

it.each([
  ['2026-11-21T12:00:00Z', '2026-11-21'],
  ['2026-11-21T22:59:59Z', '2026-11-21'],
  ['2026-11-21T23:00:00Z', '2026-11-22'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
  // The nights on which daylight saving time begins and ends.
  ['2026-03-28T23:00:00Z', '2026-03-29'],
  ['2026-03-29T21:59:59Z', '2026-03-29'],
  ['2026-03-29T22:00:00Z', '2026-03-30'],
  ['2026-10-24T22:00:00Z', '2026-10-25'],
  ['2026-10-25T22:59:59Z', '2026-10-25'],
  ['2026-10-25T23:00:00Z', '2026-10-26'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('%s lies in %s', (instant, day) => {
  expect(calendarDay(new Date(instant))).toBe(day)
})

it('is the day that the time zones of the platform give, in every hour since 1970', () => {
  const byPlatform = new Intl.DateTimeFormat('en-CA', {
    timeZone: TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  // 5 h 13 min: in time every minute of the day is met, and every week several times.
  for (let at = 0; at < Date.UTC(2050, 0, 1); at += 313 * 60_000) {
    const day = calendarDay(new Date(at))
    if (day !== byPlatform.format(at)) expect(day, new Date(at).toISOString()).toBe(byPlatform.format(at))
  }
})

describe('days counted from a calendar day', () => {
  it('go over the days on which the clock changes, and over the end of February', () => {
    expect(addDays('2027-03-27', 2)).toBe('2027-03-29')
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  })

  it('have their weekday, Monday first', () => {
    expect(['2026-11-23', '2026-11-29', '2027-03-28'].map(weekdayOf)).toEqual([0, 6, 6])
  })

  it('are refused where the day does not exist', () => {
    expect(isCalendarDay('2028-02-29')).toBe(true)
    expect(['2027-02-29', '2026-13-01', '2026-1-1', ''].map(isCalendarDay)).toEqual([false, false, false, false])
    expect(() => addDays('2027-02-29', 1)).toThrow(RangeError)
  })
})

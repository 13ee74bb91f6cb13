import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, calendarDay, hourOfDay, weekdayOf } from './calendar-day.ts'

const zone = process.env.TZ
afterAll(() => {
  if (zone === undefined) Reflect.deleteProperty(process.env, 'TZ')
  else process.env.TZ = zone
})

describe.each([
  ['Europe/Prague', '2026-11-21T00:30'],
  ['Asia/Tokyo', '2026-11-21T08:30'],
  ['America/Los_Angeles', '2026-11-20T15:30'],
  ['Pacific/Kiritimati', '2026-11-21T13:30'],
])('on a phone in %s', (name, local) => {
  const instant = new Date('2026-11-20T23:30:00Z')
  beforeAll(() => {
    process.env.TZ = name
  })

  it(`whose clock says ${local}, the day is that of Prague`, () => {
    const clock = [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()].join('-')
    expect(local.startsWith(clock)).toBe(true)
    expect([instant.getHours(), instant.getMinutes()].join(':')).toBe(local.slice(-5).replace(/^0/, ''))
    expect(calendarDay(instant)).toBe('2026-11-21')
    expect([hourOfDay(instant), hourOfDay(new Date('2026-07-01T10:59:00Z'))]).toEqual([0, 12])
  })

  it('days are counted and named as everywhere, over both changes of the clock', () => {
    expect([addDays('2026-03-28', 1), addDays('2026-03-29', 1)]).toEqual(['2026-03-29', '2026-03-30'])
    expect([addDays('2026-10-24', 1), addDays('2026-10-25', 1)]).toEqual(['2026-10-25', '2026-10-26'])
    expect(['2026-03-29', '2026-10-25'].map(weekdayOf)).toEqual([6, 6])
  })
})

import { describe, expect, it } from 'vitest'
import { ISSUES, issueDayAt } from './issue-days.ts'

describe('the day of the issue', () => {
  it.each<[string, string | null, string]>([
    ['2026-01-08T06:30:00Z', '2026-01-08', 'the first Thursday'],
    ['2026-01-07T22:59:59Z', null, 'Wednesday in Prague'],
    ['2026-01-07T23:00:00Z', '2026-01-08', 'Thursday in Prague, Wednesday elsewhere'],
    ['2026-01-09T06:30:00Z', '2026-01-08', 'made up for on Friday'],
    ['2026-01-10T06:30:00Z', null, 'Saturday: too late'],
    ['2026-01-15T06:30:00Z', null, 'the Thursday between'],
    ['2026-01-22T06:30:00Z', '2026-01-22', 'the second'],
    ['2026-04-02T05:30:00Z', '2026-04-02', 'after clocks went forward'],
    ['2026-10-29T06:30:00Z', '2026-10-29', 'after clocks went back'],
    ['2026-11-26T06:30:00Z', '2026-11-26', 'far on'],
    ['2026-01-01T06:30:00Z', null, 'before the first'],
  ])('%s gives %s: %s', (at, day, _why) => {
    expect(issueDayAt(new Date(at))).toBe(day)
  })

  it('is a Thursday, and the job runs on it and on the day after', () => {
    expect(new Date(`${ISSUES.first_day}T12:00:00Z`).getUTCDay()).toBe(4)
    expect(ISSUES.cron).toMatch(/ \* \* 4,5$/)
  })
})

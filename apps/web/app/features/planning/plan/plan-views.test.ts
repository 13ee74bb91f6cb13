import { expect, test } from 'vitest'
import { monthWeeksOf } from '#app/kit/text/day-names.ts'
import { rangeOf, stepFrom } from './plan-views.ts'

test('a day is read with its week, a month with all weeks that it touches', () => {
  expect(rangeOf('den', '2026-11-25')).toEqual(rangeOf('tyden', '2026-11-25'))
  expect(rangeOf('mesic', '2027-02-10')).toEqual(monthWeeksOf('2027-02-10'))
})

test('a step goes to the next day, week or month, also over the end of a year', () => {
  expect(stepFrom('den', '2026-12-31', 1)).toBe('2027-01-01')
  expect(stepFrom('tyden', '2027-01-03', -1)).toBe('2026-12-27')
  expect(stepFrom('mesic', '2026-12-31', 1)).toBe('2027-01-01')
  expect(stepFrom('mesic', '2027-03-31', -1)).toBe('2027-02-01')
})

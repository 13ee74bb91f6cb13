import { expect, test } from 'vitest'
import { czechDay, czechMoment } from './moment.ts'

test.each([
  ['2026-11-21T07:05:00Z', '21.\u00a011.\u00a02026', '21.\u00a011.\u00a02026 v\u00a08:05'],
  ['2026-07-01T22:30:00Z', '2.\u00a07.\u00a02026', '2.\u00a07.\u00a02026 v\u00a00:30'],
])('%s', (moment, day, full) => {
  expect(czechDay(moment)).toBe(day)
  expect(czechMoment(moment)).toBe(full)
})

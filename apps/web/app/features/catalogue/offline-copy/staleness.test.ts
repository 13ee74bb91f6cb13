import { expect, test } from 'vitest'
import { isStale } from './staleness.ts'

test.each([
  ['2026-11-14', '2026-11-14', false],
  ['2026-11-14', '2026-11-21', false],
  ['2026-11-14', '2026-11-22', true],
  ['2025-12-31', '2026-01-08', true],
  // Calendar days count, however many hours the clocks moved between them.
  ['2026-03-25', '2026-04-01', false],
  ['2026-10-20', '2026-10-28', true],
  // On a device whose clock went back no copy is old.
  ['2026-11-21', '2026-11-01', false],
])('loaded on %s, on %s: %s', (loaded_on, today, expected) => {
  expect(isStale(loaded_on, today)).toBe(expected)
})

import { expect, test } from 'vitest'
import { ageText } from './age-text.ts'

const NOW = new Date('2026-11-22T12:00:00Z')

test.each([
  ['2026-11-22T11:59:30Z', 'chvíli'],
  // A browser's clock may be behind the server's.
  ['2026-11-22T12:05:00Z', 'chvíli'],
  ['2026-11-22T11:59:00Z', '1\u00a0minutu'],
  ['2026-11-22T08:10:00Z', '3\u00a0hodiny'],
  ['2026-11-22T02:00:00Z', '10\u00a0hodin'],
  ['2026-11-21T12:00:00Z', '1\u00a0den'],
  ['2026-11-19T11:00:00Z', '3\u00a0dny'],
  ['2025-11-22T12:00:00Z', '365\u00a0dní'],
])('an item since %s is %s old', (since, text) => {
  expect(ageText(since, NOW)).toBe(text)
})

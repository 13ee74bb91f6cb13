import { expect, it } from 'vitest'
import { cookedText } from './cooked-words.ts'

it.each([
  [0, null, null],
  [1, '2026-11-03', 'Uvařeno jednou, 3. 11.'],
  [4, '2026-11-03', 'Naposledy uvařeno 3. 11., celkem 4krát'],
  [12, '2025-01-31', 'Naposledy uvařeno 31. 1. 2025, celkem 12krát'],
])('cooked %i times, last on %s', (times, last_on, text) => {
  expect(cookedText({ times, last_on }, '2026-11-23')?.replaceAll('\u00a0', ' ') ?? null).toBe(text)
})

import { expect, test } from 'vitest'
import { waitBefore } from './use-barcode.ts'

test('what is being looked for is asked for again, each time later', () => {
  const looking = { state: 'looking', ask_again_ms: 1500 } as const
  expect([1, 2, 3].map((asked) => waitBefore(looking, asked))).toEqual([1500, 2250, 3375])
  expect(waitBefore({ ...looking, ask_again_ms: null }, 1)).toBe(1000)
})

test('what is known, or surely unknown, is not asked for again', () => {
  expect(waitBefore({ state: 'found', ask_again_ms: null }, 1)).toBe(false)
  expect(waitBefore({ state: 'unknown', ask_again_ms: null }, 1)).toBe(false)
  expect(waitBefore(undefined, 0)).toBe(false)
})

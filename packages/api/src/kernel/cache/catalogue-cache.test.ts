import { describe, expect, test } from 'vitest'
import { createCatalogueCache } from './catalogue-cache.ts'

function setUp(first: number | null) {
  const clock = { now: first }
  const calls = { made: 0 }
  const cache = createCatalogueCache<number>({ version: () => clock.now })
  const ask = (key = 'a') => cache(key, async () => ++calls.made)
  return { clock, calls, cache, ask }
}

describe('a value computed from the catalogue', () => {
  test('is cached by key while the version stays', async () => {
    const { ask } = setUp(1)
    expect([await ask(), await ask(), await ask('b')]).toEqual([1, 1, 2])
  })

  test('is computed again after a change', async () => {
    const { clock, ask } = setUp(1)
    await ask()
    clock.now = 2
    expect(await ask()).toBe(2)
  })

  test('is forgotten once another version has been asked for, as it would only take memory', async () => {
    const { clock, ask } = setUp(1)
    await ask()
    clock.now = 2
    await ask()
    clock.now = 1
    expect(await ask()).toBe(3)
  })

  test('is neither stored nor used while the version is unknown', async () => {
    const { clock, ask } = setUp(1)
    await ask()
    clock.now = null
    expect([await ask(), await ask()]).toEqual([2, 3])
  })

  test('is not stored when the catalogue changes during the computation', async () => {
    const { clock, cache, ask } = setUp(1)
    const value = await cache('a', async () => {
      clock.now = 2
      return 100
    })
    expect(value).toBe(100)
    clock.now = 1
    expect(await ask()).toBe(1)
  })

  test('is computed once for simultaneous callers, and a failure is not cached', async () => {
    const { calls, cache, ask } = setUp(1)
    const failing = () => Promise.reject(new Error('down'))
    await expect(cache('a', failing)).rejects.toThrow('down')
    await Promise.all([ask(), ask(), ask()])
    expect(calls.made).toBe(1)
  })
})

import { beforeEach, expect, test, vi } from 'vitest'
import { persistently } from './persistent-load.ts'

/** Fails the given number of times, then returns its value. */
function failing(times: number) {
  let left = times
  return async () => {
    if (left-- > 0) throw new Error('no network')
    return 'here'
  }
}

beforeEach(() => {
  vi.stubEnv('SSR', false)
  vi.stubGlobal('reportError', () => {})
  return () => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  }
})

test('a load that succeeds reports no failed attempt', async () => {
  const loading = persistently(failing(0))
  expect(await loading.load()).toBe('here')
  expect(loading.attempt()).toBeNull()
})

test('a failure waits for a retry, and callers of the first attempt get the result of the last', async () => {
  const loading = persistently(failing(2))
  const told: unknown[] = []
  loading.subscribe(() => {
    const attempt = loading.attempt()
    told.push(attempt && [attempt.isTrying, attempt.isRepeated])
    if (attempt && !attempt.isTrying) queueMicrotask(attempt.again)
  })
  expect(await loading.load()).toBe('here')
  expect(told).toEqual([[false, false], [true, false], [false, true], [true, true], null])
})

test('on a server, where no one retries, a failure is final', async () => {
  vi.stubEnv('SSR', true)
  await expect(persistently(failing(1)).load()).rejects.toThrow('no network')
})

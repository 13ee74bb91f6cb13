import { beforeEach, expect, test, vi } from 'vitest'
import { persistently } from './persistent-load.ts'

/** Fails as often as told, then gives what it is for. */
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

test('what comes at once tells of no failed try', async () => {
  const loading = persistently(failing(0))
  expect(await loading.load()).toBe('here')
  expect(loading.attempt()).toBeNull()
})

test('a failure waits for another try, and who awaits the first gets what the last one brings', async () => {
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

test('a server, where nobody tries again, gives up', async () => {
  vi.stubEnv('SSR', true)
  await expect(persistently(failing(1)).load()).rejects.toThrow('no network')
})

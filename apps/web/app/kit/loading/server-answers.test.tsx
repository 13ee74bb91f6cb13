import { afterEach, expect, it, vi } from 'vitest'
import { createServerCheck } from './server-answers.ts'

afterEach(() => vi.unstubAllGlobals())

/** A check with the given answers in order; after them the server always answers. */
function check(...answers: Promise<unknown>[]) {
  const ask = vi.fn(() => answers.shift() ?? Promise.resolve())
  return { ask, serverAnswers: createServerCheck(ask) }
}

it('requests the server once in ten seconds while it answers', async () => {
  const { ask, serverAnswers } = check()
  expect(await serverAnswers(0)).toBe(true)
  expect(await serverAnswers(9_999)).toBe(true)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(await serverAnswers(10_000)).toBe(true)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('requests again at once after a failure', async () => {
  const { serverAnswers } = check(Promise.reject(new TypeError('Failed to fetch')))
  expect(await serverAnswers(0)).toBe(false)
  expect(await serverAnswers(1)).toBe(true)
})

it('makes one request for simultaneous callers', async () => {
  const { ask, serverAnswers } = check()
  expect(await Promise.all([serverAnswers(0), serverAnswers(0)])).toEqual([true, true])
  expect(ask).toHaveBeenCalledTimes(1)
})

it('makes no request without a network', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { ask, serverAnswers } = check()
  expect(await serverAnswers(0)).toBe(false)
  expect(ask).not.toHaveBeenCalled()
})

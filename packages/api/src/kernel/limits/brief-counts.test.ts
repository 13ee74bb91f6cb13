import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBriefCounts } from './brief-counts.ts'
import { SITE_ALLOWANCE } from './rate-limits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const count = (attempts = 3) => {
  const countCall = createBriefCounts({ attempts, seconds: 60 })
  return (address: string): number | null => {
    try {
      countCall(address)
      return null
    } catch (refusal) {
      return (refusal as { retry_after: number }).retry_after
    }
  }
}

it('counts each address separately and gives the time to retry', () => {
  const call = count()
  expect([1, 2, 3, 4].map(() => call('192.0.2.1'))).toEqual([null, null, null, 60])
  expect(call('192.0.2.2')).toBeNull()
  vi.advanceTimersByTime(59_000)
  expect(call('192.0.2.1')).toBe(1)
  vi.advanceTimersByTime(1000)
  expect(call('192.0.2.1')).toBeNull()
})

it('counts an IPv6 household as one, and many households of a site together', () => {
  const call = count()
  expect([1, 2, 3, 4].map((last) => call(`2001:db8:1:2::${last}`))).toEqual([null, null, null, 60])
  const households = Array.from({ length: 3 * SITE_ALLOWANCE - 2 }, (_, number) =>
    call(`2001:db8:1:${number + 100}::1`),
  )
  expect(households.map((wait) => wait === null).lastIndexOf(true)).toBe(3 * SITE_ALLOWANCE - 4)
  expect(households.at(-1)).toBe(60)
  expect(call('2001:db8:2::1')).toBeNull()
})

it('does not count calls within the process', () => {
  const call = count()
  for (let calls = 0; calls < 10; calls += 1) expect(call('')).toBeNull()
})

import { expect, it } from 'vitest'
import { createPace } from './pace.ts'

/** A clock that advances only by waiting. */
function openClock() {
  let now = 0
  const advance = (ms: number): void => {
    now += ms
  }
  return { now: () => now, wait: async (ms: number) => advance(ms), advance }
}

it('Bytes pass at the given rate, whatever the size of their pieces', async () => {
  const clock = openClock()
  const pace = createPace(1000, clock)
  for (let piece = 0; piece < 40; piece += 1) await pace.take(100)
  // A quarter of a second passes at once, and the last piece need not wait for its own end.
  expect(clock.now()).toBeCloseTo(4000 - 250 - 100)
})

it('Idle time does not allow more bytes later', async () => {
  const clock = openClock()
  const pace = createPace(1000, clock)
  clock.advance(3_600_000)
  for (let piece = 0; piece < 40; piece += 1) await pace.take(100)
  expect(clock.now()).toBeCloseTo(3_600_000 + 4000 - 250 - 100)
})

it('Users share the rate', async () => {
  const waits: number[] = []
  const pace = createPace(1000, { now: () => 0, wait: async (ms) => void waits.push(ms) })
  await Promise.all([pace.take(250), pace.take(500), pace.take(500)])
  expect(waits).toEqual([500])
})

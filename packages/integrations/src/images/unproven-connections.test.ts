import { afterEach, expect, test } from 'vitest'
import { createUnprovenLimiter, type UnprovenConnection } from './unproven-connections.ts'

const connections: UnprovenConnection[] = []
afterEach(() => {
  for (const guest of connections.splice(0)) guest.leave()
})

function open(limits: { altogether: number; each: number; patience_ms?: number }) {
  const enter = createUnprovenLimiter({ patience_ms: 60_000, ...limits })
  return (visitor: string) => {
    const guest = enter(visitor)
    connections.push(guest)
    return guest
  }
}
const gone = (all: readonly UnprovenConnection[]) => all.map(({ signal }) => signal.aborted)

test('one more connection of a visitor replaces their oldest one', () => {
  const enter = open({ altogether: 10, each: 2 })
  const own = [enter('jana'), enter('jana'), enter('jana')]
  const other = enter('petr')
  expect(gone([...own, other])).toEqual([true, false, false, false])
  expect(own[0]?.signal.reason).toMatchObject({ status: 503 })
})

test('when all places are taken, the visitor with the most connections loses one', () => {
  const enter = open({ altogether: 3, each: 2 })
  const all = [enter('petr'), enter('jana'), enter('jana'), enter('eva')]
  expect(gone(all)).toEqual([false, true, false, false])
})

test('a connection that has left makes room', () => {
  const enter = open({ altogether: 2, each: 2 })
  const [first, second] = [enter('jana'), enter('petr')]
  first?.leave()
  const third = enter('eva')
  expect(gone([second, third])).toEqual([false, false])
})

test('a connection that proves nothing in time is closed, unless the deadline is lifted', async () => {
  const enter = open({ altogether: 3, each: 3, patience_ms: 1 })
  const [late, lifted] = [enter('jana'), enter('jana')]
  lifted.stay()
  await expect.poll(() => late.signal.aborted).toBe(true)
  expect(late.signal.reason).toMatchObject({ status: 408 })
  expect(lifted.signal.aborted).toBe(false)
})

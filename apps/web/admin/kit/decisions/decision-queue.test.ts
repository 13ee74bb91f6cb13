import type { Decision } from '@zivina/contract/kernel/moderation'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDecisionQueue } from './decision-queue.ts'

type Row = { guid: string }
const [a, b, c]: [Row, Row, Row] = [{ guid: 'a' }, { guid: 'b' }, { guid: 'c' }]
const approve: Decision = { status: 'Approved', status_note: '' }
const deny: Decision = { status: 'Denied', status_note: 'Odkaz' }

let sent: { guids: string[]; status: string; leaving: boolean }[]
let settle: (() => void)[]
let queue: ReturnType<typeof createDecisionQueue<Row>>
beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  settle = []
  queue = createDecisionQueue<Row>({
    delay: 3000,
    send: (rows, { status }, leaving) => {
      sent.push({ guids: rows.map(({ guid }) => guid), status, leaving })
      return new Promise((resolve) => settle.push(resolve))
    },
  })
})
afterEach(() => vi.useRealTimers())

const decided = () => Object.fromEntries([...queue.decided()].map(([guid, { status }]) => [guid, status]))

test('a decision is shown at once, sent after the delay and dropped once the lists contain it', async () => {
  queue.add([a, b], approve)
  expect(decided()).toEqual({ a: 'Approved', b: 'Approved' })
  vi.advanceTimersByTime(2999)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent).toEqual([{ guids: ['a', 'b'], status: 'Approved', leaving: false }])
  expect(decided()).toEqual({ a: 'Approved', b: 'Approved' })
  settle[0]?.()
  await vi.waitFor(() => expect(decided()).toEqual({}))
})

test('undoing takes back the latest unsent decision, then the one before', () => {
  queue.add([a], approve)
  queue.add([b], deny)
  expect(queue.undo()).toEqual([b])
  expect(decided()).toEqual({ a: 'Approved' })
  expect(queue.undo()).toEqual([a])
  expect(queue.undo()).toBeNull()
  vi.advanceTimersByTime(10_000)
  expect(sent).toEqual([])
})

test('a sent decision cannot be undone', () => {
  queue.add([a], approve)
  vi.advanceTimersByTime(3000)
  expect(queue.undo()).toBeNull()
})

test('a row decided again within the delay is sent once, with the later decision', () => {
  queue.add([a, b], approve)
  queue.add([b], deny)
  vi.advanceTimersByTime(3000)
  expect(sent).toEqual([
    { guids: ['a'], status: 'Approved', leaving: false },
    { guids: ['b'], status: 'Denied', leaving: false },
  ])
})

test('a later decision stays when the earlier one settles', async () => {
  queue.add([a], approve)
  vi.advanceTimersByTime(3000)
  queue.add([a], deny)
  settle[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(decided()).toEqual({ a: 'Denied' })
})

test('leaving the page sends everything at once, and nothing twice', () => {
  queue.add([a], approve)
  queue.add([c], deny)
  queue.flush(true)
  vi.advanceTimersByTime(10_000)
  expect(sent.map(({ guids, leaving }) => [guids, leaving])).toEqual([
    [['a'], true],
    [['c'], true],
  ])
})

test('listeners are called after each change', () => {
  const heard = vi.fn()
  const stop = queue.subscribe(heard)
  queue.add([a], approve)
  queue.undo()
  stop()
  queue.add([a], approve)
  expect(heard).toHaveBeenCalledTimes(2)
})

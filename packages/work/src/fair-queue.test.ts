import { describe, expect, it } from 'vitest'
import { createFairQueue, type QueueLimits, type Waiting } from './fair-queue.ts'

type Named = Waiting & { name: string }

const LIMITS: QueueLimits = { processes: 2, max_waiting: 100, max_waiting_bytes: 1000 }

const work = (who: string, name: string, weight: 'short' | 'long' = 'short', bytes = 0): Named => ({
  who,
  name,
  bytes,
  task: { name: weight, weight },
})

/** The names in the order in which the items start, where each ends before the next starts. */
function orderOf(works: Named[], limits = LIMITS): string[] {
  const queue = createFairQueue<Named>(limits)
  for (const one of works) expect(queue.push(one)).toBe(true)
  const order: string[] = []
  for (let next = queue.take([]); next !== null; next = queue.take([])) order.push(next.name)
  expect(queue.size()).toBe(0)
  return order
}

describe('turns', () => {
  it('alternate between owners, however much one of them requests', () => {
    const many = [1, 2, 3, 4].map((index) => work('jana', `j${index}`))
    expect(orderOf([...many, work('petr', 'p1'), work('petr', 'p2'), work('eva', 'e1')])).toEqual([
      'j1',
      'p1',
      'e1',
      'j2',
      'p2',
      'j3',
      'j4',
    ])
  })

  it('keep the order of one owner’s items', () => {
    expect(orderOf(['a', 'b', 'c'].map((name) => work('jana', name)))).toEqual(['a', 'b', 'c'])
  })

  it('go to short items before long ones, but a long one never waits for more than four', () => {
    const short = Array.from({ length: 9 }, (_, index) => work(`person ${index}`, `s${index}`))
    const long = [work('jana', 'L1', 'long'), work('petr', 'L2', 'long')]
    expect(orderOf([...long, ...short])).toEqual(['s0', 's1', 's2', 's3', 'L1', 's4', 's5', 's6', 's7', 'L2', 's8'])
  })

  it('of short items taken while no long one waited do not count against later short ones', () => {
    const queue = createFairQueue<Named>(LIMITS)
    for (let index = 0; index < 10; index += 1) {
      queue.push(work('jana', 'earlier'))
      queue.take([])
    }
    queue.push(work('petr', 'L', 'long'))
    for (const name of ['s1', 's2']) queue.push(work('eva', name))
    expect([queue.take([])?.name, queue.take([])?.name, queue.take([])?.name]).toEqual(['s1', 's2', 'L'])
  })
})

describe('shares', () => {
  it('one owner holds at most half of the processes', () => {
    const queue = createFairQueue<Named>({ ...LIMITS, processes: 4 })
    const running = [1, 2].map((index) => work('jana', `j${index}`))
    queue.push(work('jana', 'j3'))
    expect(queue.take(running)).toBeNull()
    queue.push(work('petr', 'p1'))
    expect(queue.take(running)?.name).toBe('p1')
    expect(queue.take(running.slice(1))?.name).toBe('j3')
  })

  it('an owner who holds their half keeps their turn', () => {
    const queue = createFairQueue<Named>(LIMITS)
    const running = [work('jana', 'j1')]
    for (const one of [work('jana', 'j2'), work('petr', 'p1'), work('petr', 'p2')]) queue.push(one)
    expect([queue.take(running)?.name, queue.take([])?.name, queue.take([])?.name]).toEqual(['p1', 'j2', 'p2'])
  })

  it('long items of all owners together leave one process to short ones', () => {
    const queue = createFairQueue<Named>(LIMITS)
    const running = [work('jana', 'L1', 'long')]
    queue.push(work('petr', 'L2', 'long'))
    expect(queue.take(running)).toBeNull()
    queue.push(work('petr', 's1'))
    expect(queue.take(running)?.name).toBe('s1')
    expect(queue.take([])?.name).toBe('L2')
  })

  it('a single process is shared by both kinds and all owners', () => {
    expect(orderOf([work('a', 'L', 'long'), work('a', 's')], { ...LIMITS, processes: 1 })).toEqual(['s', 'L'])
  })
})

describe('room in the queue', () => {
  const pushed = (limits: Partial<QueueLimits>, works: Named[]) => {
    const queue = createFairQueue<Named>({ ...LIMITS, ...limits })
    return works.map((one) => queue.push(one))
  }

  it('ends for everyone at the limit of items', () => {
    const people = ['a', 'b', 'c', 'd', 'e'].map((who) => work(who, who))
    expect(pushed({ max_waiting: 4 }, people)).toEqual([true, true, true, true, false])
  })

  it('ends for one owner at half of it', () => {
    const works = [work('a', '1'), work('a', '2', 'long'), work('a', '3'), work('b', '4')]
    expect(pushed({ max_waiting: 4 }, works)).toEqual([true, true, false, true])
  })

  it('ends for one owner at the task’s limit, but not for another task', () => {
    const limited = { name: 'import', weight: 'short', max_waiting_for_one: 2 } as const
    const works = ['1', '2', '3'].map((name) => ({ ...work('a', name), task: limited }))
    expect(pushed({}, [...works, work('a', '4')])).toEqual([true, true, false, true])
    expect(
      pushed(
        {},
        Array.from({ length: 21 }, () => work('a', 'x')),
      ).lastIndexOf(true),
    ).toBe(19)
  })

  it('ends at the limit of bytes, and returns as items leave', () => {
    const queue = createFairQueue<Named>(LIMITS)
    const large = work('a', 'large', 'short', 600)
    expect([queue.push(large), queue.push(work('b', 'second', 'short', 600))]).toEqual([true, false])
    expect(queue.remove(large)).toBe(true)
    expect(queue.push(work('b', 'second', 'short', 600))).toBe(true)
    expect(queue.take([])?.name).toBe('second')
    expect(queue.push(work('c', 'third', 'short', 1000))).toBe(true)
  })
})

describe('a full queue', () => {
  const limits = { ...LIMITS, max_waiting: 4 }
  const fill = (works: Named[], given = limits) => {
    const queue = createFairQueue<Named>(given)
    for (const one of works) expect(queue.push(one)).toBe(true)
    return queue
  }

  it('drops the newest item of the owner with most waiting, a long one first, in favour of an owner with fewer', () => {
    const queue = fill([work('jana', 'L', 'long'), work('jana', 'j'), work('petr', 'p'), work('eva', 'e')])
    expect(queue.displace(work('ota', 'o'))?.name).toBe('L')
    expect(queue.push(work('ota', 'o'))).toBe(true)
    expect(queue.displace(work('iva', 'i'))).toBeNull()
    expect(queue.all().map(({ name }) => name)).toEqual(['j', 'p', 'e', 'o'])
  })

  it('drops nothing in favour of an owner who has as many waiting, or who is at their limit', () => {
    const queue = fill([work('jana', 'j1'), work('jana', 'j2'), work('petr', 'p1'), work('petr', 'p2')])
    expect(queue.displace(work('jana', 'j3'))).toBeNull()
    expect(queue.displace(work('eva', 'e1'))?.name).toBe('j2')
  })

  it('drops an item of the owner who holds most bytes when the bytes are at the limit', () => {
    const queue = fill([work('jana', 'j', 'short', 700), work('petr', 'p', 'short', 200)])
    expect(queue.displace(work('eva', 'e', 'short', 300))?.name).toBe('j')
  })

  it('drops nothing while there is room', () => {
    expect(fill([work('jana', 'j1'), work('jana', 'j2')]).displace(work('petr', 'p'))).toBeNull()
  })
})

it('gives a removed item no turn, and removes it only once', () => {
  const queue = createFairQueue<Named>(LIMITS)
  const [first, second] = [work('a', '1'), work('a', '2')]
  for (const one of [first, second]) queue.push(one)
  expect([queue.remove(first), queue.remove(first), queue.size()]).toEqual([true, false, 1])
  expect([queue.all(), queue.take([]), queue.take([])]).toEqual([[second], second, null])
})

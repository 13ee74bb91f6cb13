import { describe, expect, it } from 'vitest'
import { createLimiter, type LimitedWork, type Limits, OWN_WORK } from './limiter.ts'

type Options = Partial<Omit<LimitedWork, 'begin' | 'refuse'>>

/** A limiter whose work is named by owner and number, and ends when the test says so. */
function open(limits: Limits = {}) {
  let isReady = true
  const limiter = createLimiter(limits, () => isReady)
  const begun: string[] = []
  const refused: string[] = []
  const works = new Map<string, LimitedWork>()
  const running = new Set<string>()
  const add = (name: string, options: Options = {}): void => {
    const [owner = ''] = name.split(' ')
    const work: LimitedWork = {
      owner: owner === 'own' ? OWN_WORK : owner,
      ...options,
      begin: () => {
        running.add(name)
        begun.push(name)
      },
      refuse: () => refused.push(name),
    }
    works.set(name, work)
    limiter.add(work)
  }
  const workOf = (name: string): LimitedWork => works.get(name) as LimitedWork
  const end = (name: string): void => {
    running.delete(name)
    limiter.end(workOf(name))
  }
  return {
    begun,
    refused,
    add,
    addAll: (names: string[], options: Options = {}) => {
      for (const name of names) add(name, options)
    },
    end,
    /** Ends work, the one that began first before others, until nothing runs. */
    endAll: () => {
      for (let [first] = running; first !== undefined; [first] = running) end(first)
    },
    remove: (name: string) => limiter.remove(workOf(name)),
    setReady: (value: boolean) => {
      isReady = value
      limiter.beginNext()
    },
  }
}

describe('places', () => {
  it('are as many as allowed, and given on as they become free', () => {
    const { addAll, begun, end } = open({ at_once: 2 })
    addAll(['a 1', 'b 1', 'c 1'])
    expect(begun).toEqual(['a 1', 'b 1'])
    end('a 1')
    expect(begun).toEqual(['a 1', 'b 1', 'c 1'])
  })

  it('of one owner are as many as allowed; the next owner gets the rest, and the owner keeps their turn', () => {
    const { addAll, begun, end, endAll } = open({ at_once: 2, at_once_each: 1 })
    addAll(['a 1', 'a 2', 'a 3', 'b 1', 'c 1'])
    expect(begun).toEqual(['a 1', 'b 1'])
    end('b 1')
    expect(begun).toEqual(['a 1', 'b 1', 'c 1'])
    endAll()
    expect(begun.slice(3)).toEqual(['a 2', 'a 3'])
  })

  it('are taken by no work while something else hinders it', () => {
    const { add, begun, setReady } = open({ at_once: 2 })
    setReady(false)
    add('a 1')
    expect(begun).toEqual([])
    setReady(true)
    expect(begun).toEqual(['a 1'])
  })

  it('are left to short work by long work of all owners together', () => {
    const { add, begun, end } = open({ at_once: 2, long_at_once: 1 })
    add('a L1', { is_long: true })
    add('b L2', { is_long: true })
    add('c s')
    expect(begun).toEqual(['a L1', 'c s'])
    end('c s')
    expect(begun).toEqual(['a L1', 'c s'])
    end('a L1')
    expect(begun).toEqual(['a L1', 'c s', 'b L2'])
  })
})

describe('turns', () => {
  it('alternate between owners, however much one of them asks for, in the order of each', () => {
    const { addAll, begun, endAll } = open({ at_once: 1 })
    addAll(['a 1', 'a 2', 'a 3', 'a 4', 'b 1', 'c 1', 'c 2'])
    endAll()
    expect(begun).toEqual(['a 1', 'a 2', 'b 1', 'c 1', 'a 3', 'c 2', 'a 4'])
  })

  it('go to short work before long work, but long work never waits for more than four', () => {
    const { add, addAll, begun, endAll } = open({ at_once: 1 })
    add('x first')
    add('a L1', { is_long: true })
    add('b L2', { is_long: true })
    addAll(Array.from({ length: 9 }, (_, index) => `${index} s`))
    endAll()
    expect(begun.join(', ')).toBe('x first, 0 s, 1 s, 2 s, 3 s, a L1, 4 s, 5 s, 6 s, 7 s, b L2, 8 s')
  })

  it('of short work while no long work waited do not count against later short work', () => {
    const { add, addAll, begun, end, endAll } = open({ at_once: 1 })
    addAll(Array.from({ length: 10 }, (_, index) => `a ${index}`))
    for (let index = 0; index < 9; index += 1) end(`a ${index}`)
    add('b L', { is_long: true })
    addAll(['c 1', 'c 2'])
    endAll()
    expect(begun.slice(10)).toEqual(['c 1', 'c 2', 'b L'])
  })
})

describe('room to wait', () => {
  it('ends for one owner at their share, and for no other owner', () => {
    const { addAll, begun, refused, endAll } = open({ at_once: 1, waiting: 6, waiting_each: 3 })
    addAll(['a 1', 'a 2', 'a 3', 'a 4', 'a 5', 'b 1'])
    endAll()
    expect(refused).toEqual(['a 5'])
    expect(begun).toEqual(['a 1', 'a 2', 'b 1', 'a 3', 'a 4'])
  })

  it('ends for one owner at the limit of one kind of work, but not for another kind', () => {
    const { addAll, add, refused } = open({ at_once: 1 })
    add('x 1')
    addAll(['a 1', 'a 2', 'a 3'], { kind: { name: 'import', waiting_each: 2 } })
    add('a 4', { kind: { name: 'export', waiting_each: 2 } })
    expect(refused).toEqual(['a 3'])
  })

  it('may be filled by the process itself, which works for many', () => {
    const { addAll, begun, refused, endAll } = open({ at_once: 1, waiting: 6, waiting_each: 3 })
    addAll([1, 2, 3, 4, 5, 6].map((number) => `own ${number}`))
    endAll()
    expect([begun.length, refused]).toEqual([6, []])
  })

  it('ends at the limit of bytes, and returns as work leaves', () => {
    const { add, refused, remove } = open({ at_once: 1, waiting_bytes: 1000 })
    add('x 1')
    add('a large', { bytes: 600 })
    add('b second', { bytes: 600 })
    expect(refused).toEqual(['b second'])
    expect(remove('a large')).toBe(true)
    add('c third', { bytes: 1000 })
    expect(refused).toEqual(['b second'])
  })

  it('is not there for work with more bytes than ever may wait', () => {
    const { add, refused } = open({ at_once: 1, waiting_bytes: 1000 })
    add('a 1', { bytes: 1001 })
    expect(refused).toEqual(['a 1'])
  })
})

describe('without room', () => {
  it('the newest work of the owner with most waiting gives way to an owner with less, long work first', () => {
    const { add, addAll, begun, refused, endAll } = open({ at_once: 1, waiting: 4 })
    add('x 1')
    add('a L', { is_long: true })
    addAll(['a 1', 'b 1', 'c 1', 'd 1'])
    expect(refused).toEqual(['a L'])
    add('e 1')
    expect(refused).toEqual(['a L', 'e 1'])
    endAll()
    expect(begun).toEqual(['x 1', 'a 1', 'b 1', 'c 1', 'd 1'])
  })

  it('nobody gives way to an owner who has as much waiting', () => {
    const { addAll, refused } = open({ at_once: 1, waiting: 4 })
    addAll(['x 1', 'a 1', 'a 2', 'b 1', 'b 2', 'a 3'])
    expect(refused).toEqual(['a 3'])
  })

  it('the owner who holds most bytes gives way where the bytes are at the limit', () => {
    const { add, refused } = open({ at_once: 1, waiting_bytes: 1000 })
    add('x 1')
    add('a 1', { bytes: 700 })
    add('b 1', { bytes: 200 })
    add('c 1', { bytes: 300 })
    expect(refused).toEqual(['a 1'])
  })
})

it('work that was taken out gets no turn, and is taken out only once', () => {
  const { addAll, begun, remove, endAll } = open({ at_once: 1 })
  addAll(['x 1', 'a 1', 'a 2'])
  expect([remove('a 1'), remove('a 1')]).toEqual([true, false])
  endAll()
  expect(begun).toEqual(['x 1', 'a 2'])
})

describe('a place that is waited for', () => {
  it('is given in turn, and given back once', async () => {
    const limiter = createLimiter({ at_once: 1 })
    const leave = await limiter.enter('a')
    const second = limiter.enter('b')
    leave()
    leave()
    const leaveSecond = await second
    expect(limiter.tryEnter('c')).toBeNull()
    leaveSecond()
    expect(limiter.tryEnter('c')).not.toBeNull()
  })

  it('is refused with the seconds until another try where too many wait', async () => {
    const limiter = createLimiter({ at_once: 1, waiting: 0, retry_seconds: 7 })
    await limiter.enter('a')
    await expect(limiter.enter('b')).rejects.toMatchObject({ reason: 'busy', retry_after: 7 })
  })

  it('is not given to a caller who gave up', async () => {
    const limiter = createLimiter({ at_once: 1 })
    const leave = await limiter.enter('a')
    const gone = new AbortController()
    const waiting = limiter.enter('b', gone.signal)
    const late = limiter.enter('c', AbortSignal.abort())
    gone.abort()
    await expect(waiting).rejects.toMatchObject({ reason: 'cancelled' })
    await expect(late).rejects.toMatchObject({ reason: 'cancelled' })
    leave()
    expect(limiter.tryEnter('d')).not.toBeNull()
  })
})

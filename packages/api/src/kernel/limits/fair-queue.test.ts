import { describe, expect, it } from 'vitest'
import { createFairQueue, type FairQueueLimits, OWN_LANE } from './fair-queue.ts'

/** Work that ends when the test says so, and its results. */
function open(limits: Partial<FairQueueLimits> = {}) {
  const queue = createFairQueue({ concurrency: 1, waiting_max: 6, lane_max: 3, ...limits })
  const begun: string[] = []
  const refused: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, signal?: AbortSignal): Promise<void> => {
    const [lane = ''] = name.split(' ')
    const work = () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    }
    return queue
      .run(lane === 'own' ? OWN_LANE : lane, work, signal)
      .catch((refusal) => void refused.push(`${name} ${refusal.code} ${refusal.retry_after > 0}`))
  }
  /** Ends the work under way, one after another, until nothing waits. */
  const endAll = async (): Promise<void> => {
    await settle()
    while (ends.size > 0) {
      for (const [name, end] of [...ends]) {
        ends.delete(name)
        end()
      }
      await settle()
    }
  }
  return { ask, begun, refused, ends, endAll }
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

describe('a fair queue', () => {
  it('starts no more work at once than allowed', async () => {
    const { ask, begun, ends, endAll } = open({ concurrency: 2 })
    for (const name of ['a 1', 'b 1', 'c 1']) void ask(name)
    await settle()
    expect(begun).toEqual(['a 1', 'b 1'])
    ends.get('a 1')?.()
    await settle()
    expect(begun).toEqual(['a 1', 'b 1', 'c 1'])
    await endAll()
  })

  it('alternates between lanes: one with a single request does not wait behind one with many', async () => {
    const { ask, begun, endAll } = open()
    for (const name of ['a 1', 'a 2', 'a 3', 'a 4', 'b 1', 'c 1', 'c 2']) void ask(name)
    await endAll()
    expect(begun).toEqual(['a 1', 'a 2', 'b 1', 'c 1', 'a 3', 'c 2', 'a 4'])
  })

  it('lets one lane do no more at once than allowed, and gives the rest to the next lane', async () => {
    const { ask, begun, ends, endAll } = open({ concurrency: 2, lane_concurrency: 1 })
    for (const name of ['a 1', 'a 2', 'a 3', 'b 1', 'c 1']) void ask(name)
    await settle()
    expect(begun).toEqual(['a 1', 'b 1'])
    ends.get('b 1')?.()
    await settle()
    expect(begun).toEqual(['a 1', 'b 1', 'c 1'])
    await endAll()
    expect(begun.slice(3)).toEqual(['a 2', 'a 3'])
  })

  it('refuses one lane’s work beyond its share of the queue, and no other lane’s', async () => {
    const { ask, begun, refused, endAll } = open()
    for (const name of ['a 1', 'a 2', 'a 3', 'a 4', 'a 5', 'b 1']) void ask(name)
    await endAll()
    expect(refused).toEqual(['a 5 SERVICE_UNAVAILABLE true'])
    expect(begun).toEqual(['a 1', 'a 2', 'b 1', 'a 3', 'a 4'])
  })

  it('in a full queue refuses the last of the longest lane for the first of another', async () => {
    const { ask, begun, refused, endAll } = open({ waiting_max: 4 })
    for (const name of ['x 1', 'a 1', 'a 2', 'a 3', 'b 1', 'c 1']) void ask(name)
    await endAll()
    expect(refused).toEqual(['a 3 SERVICE_UNAVAILABLE true'])
    expect(begun).toEqual(['x 1', 'a 1', 'b 1', 'c 1', 'a 2'])
  })

  it('in a queue full of single requests refuses the newcomer', async () => {
    const { ask, refused, endAll } = open({ waiting_max: 3 })
    for (const name of ['x 1', 'a 1', 'b 1', 'c 1', 'd 1']) void ask(name)
    await endAll()
    expect(refused).toEqual(['d 1 SERVICE_UNAVAILABLE true'])
  })

  it('lets the process itself, which works for many, fill the queue', async () => {
    const { ask, begun, refused, endAll } = open()
    for (const number of [1, 2, 3, 4, 5, 6]) void ask(`own ${number}`)
    await endAll()
    expect([begun.length, refused]).toEqual([6, []])
  })

  it('drops work whose caller gave up', async () => {
    const { ask, begun, refused, endAll } = open()
    const gone = new AbortController()
    void ask('a 1')
    void ask('b 1', gone.signal)
    void ask('c 1', AbortSignal.abort())
    void ask('d 1')
    gone.abort()
    await endAll()
    expect(begun).toEqual(['a 1', 'd 1'])
    expect(refused).toEqual(['c 1 SERVICE_UNAVAILABLE true', 'b 1 SERVICE_UNAVAILABLE true'])
  })

  it('goes on after work that fails', async () => {
    const queue = createFairQueue({ concurrency: 1, waiting_max: 2, lane_max: 2 })
    const fails = queue.run('a', () => Promise.reject(new Error('failed')))
    const next = queue.run('a', async () => 'done')
    await expect(fails).rejects.toThrow('failed')
    await expect(next).resolves.toBe('done')
    await expect(queue.run('a', async () => 'again')).resolves.toBe('again')
  })
})

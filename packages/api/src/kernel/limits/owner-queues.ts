import { createFairQueue, type FairQueue } from './fair-queue.ts'

/** How much of one owner's work runs at once, and how much of it may wait. */
export type OwnerQueueLimits = { concurrency: number; waiting_max: number }

/**
 * Limits what each owner does at once, apart from all others: more of it waits for what they began before. Owners who do nothing take no
 * memory.
 * @returns waits until an owner's work may begin and returns the function that ends it; it throws as `FairQueue.run` does
 */
export function createOwnerQueues({
  concurrency,
  waiting_max,
}: OwnerQueueLimits): (owner: string, signal: AbortSignal) => Promise<() => void> {
  const owners = new Map<string, { queue: FairQueue; count: number }>()
  const open = (owner: string) => {
    const known = owners.get(owner) ?? {
      queue: createFairQueue({ concurrency, waiting_max, lane_max: waiting_max }),
      count: 0,
    }
    owners.set(owner, known)
    known.count += 1
    return known
  }
  return (owner, signal) => {
    const own = open(owner)
    const { promise, resolve, reject } = Promise.withResolvers<() => void>()
    const done = own.queue.run(owner, () => new Promise<void>((leave) => resolve(leave)), signal)
    done.catch(reject).finally(() => {
      own.count -= 1
      if (own.count === 0) owners.delete(owner)
    })
    return promise
  }
}

import { type Db, DEAR_CONNECTIONS, dearHandleOf } from '@zivina/db/database'
import { createFairQueue, type FairQueue } from './fair-queue.ts'
import { holdingSharedResource } from './shared-resource.ts'

/** The most waiting calls, altogether and per address: the last of them still gets its answer within seconds. */
const WAITING_MAX = 64
const WAITING_OF_ONE_MAX = 12

/** The queue of each open database. */
const queues = new WeakMap<Db, FairQueue>()

/**
 * Runs work that takes more than a few milliseconds of the database: few pieces at once, in turns, on separate connections, so
 * that cheap calls always find one, and with a time limit for each statement. Within a transaction it runs at once. The work must not
 * wait for the work pool: it holds its place until it ends.
 * @param lane whose turn it takes: the address, or the account where only that is known
 * @param signal ends the waiting
 * @throws ApiError SERVICE_UNAVAILABLE with Retry-After, where too many wait
 */
export function doDear<Result>(
  db: Db,
  lane: string,
  work: (db: Db) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const dear = dearHandleOf(db)
  return dear === db ? work(db) : queueOf(dear).run(lane, () => holdingSharedResource(() => work(dear)), signal)
}

function queueOf(dear: Db): FairQueue {
  const known = queues.get(dear)
  if (known) return known
  const limits = { concurrency: DEAR_CONNECTIONS, waiting_max: WAITING_MAX, lane_max: WAITING_OF_ONE_MAX }
  const queue = createFairQueue(limits)
  queues.set(dear, queue)
  return queue
}

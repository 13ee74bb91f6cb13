import { type Db, DEAR_CONNECTIONS, dearHandleOf } from '@zivina/db/database'
import { createTurns, type Turns } from './turns.ts'

/** Calls that wait for a place, altogether and from one address: the last of them still gets its answer within seconds. */
const WAITING_MAX = 64
const WAITING_OF_ONE_MAX = 12

/** The queue of each database that the process has open. */
const queues = new WeakMap<Db, Turns>()

/**
 * Does what takes more than a few milliseconds of the database: few at once, in turns with others, on connections of their
 * own, so that cheap calls always find one, and with an end to each statement. Within a transaction it is done at once.
 * @param lane whose work it is: the address, or the account where only that is known
 * @param signal ends the waiting
 * @throws ApiError SERVICE_UNAVAILABLE with a time to try again, where too many wait
 */
export function doDear<Result>(
  db: Db,
  lane: string,
  work: (db: Db) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const dear = dearHandleOf(db)
  return dear === db ? work(db) : queueOf(dear).run(lane, () => work(dear), signal)
}

function queueOf(dear: Db): Turns {
  const known = queues.get(dear)
  if (known) return known
  const limits = { places: DEAR_CONNECTIONS, waiting_max: WAITING_MAX, lane_max: WAITING_OF_ONE_MAX }
  const queue = createTurns(limits)
  queues.set(dear, queue)
  return queue
}

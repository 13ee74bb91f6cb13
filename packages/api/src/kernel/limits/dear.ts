import { type Db, DEAR_CONNECTIONS, dearHandleOf } from '@zivina/db/database'
import { type CallLimiter, createCallLimiter } from './call-limiter.ts'
import { holdingSharedResource } from './shared-resource.ts'

/** The most waiting calls, altogether and per address: the last of them still gets its answer within seconds. */
const WAITING_MAX = 64
const WAITING_OF_ONE_MAX = 12

/** The limiter of each open database. */
const limiters = new WeakMap<Db, CallLimiter>()

/**
 * Runs work that takes more than a few milliseconds of the database: few pieces at once, in turns, on separate connections, so
 * that cheap calls always find one, and with a time limit for each statement. Within a transaction it runs at once. The work must not
 * wait for the work pool: it holds its place until it ends.
 * @param owner whose turn it takes: the address, or the account where only that is known
 * @param signal ends the waiting
 * @throws ApiError SERVICE_UNAVAILABLE with Retry-After, where too many wait
 */
export function doDear<Result>(
  db: Db,
  owner: string,
  work: (db: Db) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const dear = dearHandleOf(db)
  return dear === db ? work(db) : limiterOf(dear).run(owner, () => holdingSharedResource(() => work(dear)), signal)
}

function limiterOf(dear: Db): CallLimiter {
  const known = limiters.get(dear)
  if (known) return known
  const limits = { at_once: DEAR_CONNECTIONS, waiting: WAITING_MAX, waiting_each: WAITING_OF_ONE_MAX }
  const limiter = createCallLimiter(limits)
  limiters.set(dear, limiter)
  return limiter
}

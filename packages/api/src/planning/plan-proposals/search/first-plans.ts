import { availableParallelism } from 'node:os'
import type { WorkPool } from '@zivina/work/port'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { type CallLimiter, createCallLimiter } from '#api/kernel/limits/call-limiter.ts'

/** First plans computed at once: the pool has as many processes as the machine has cores, and keeps one for other work. */
export const FIRST_PLANS_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))
/** The last of those that wait has its turn within about a minute, most plans taking a second. */
const WAITING_MAX = 24
const WAITING_OF_ONE_MAX = 2
const RETRY_SECONDS = 10

const limiters = new WeakMap<WorkPool, CallLimiter>()

function limiterOf(work: WorkPool): CallLimiter {
  const known = limiters.get(work)
  if (known) return known
  const limiter = createCallLimiter({
    at_once: FIRST_PLANS_AT_ONCE,
    at_once_each: 1,
    retry_seconds: RETRY_SECONDS,
    waiting: WAITING_MAX,
    waiting_each: WAITING_OF_ONE_MAX,
  })
  limiters.set(work, limiter)
  return limiter
}

/**
 * Runs the computing of a first plan in its turn: one of a person at a time, people one after the other. It waits among first plans
 * alone, and nobody else waits for it.
 * @throws ApiError SERVICE_UNAVAILABLE with Retry-After, where too many wait
 */
export function queueFirstPlans<Result>(
  { work, actor, signal }: UserCtx<'work' | 'signal'>,
  compute: () => Promise<Result>,
): Promise<Result> {
  return limiterOf(work).run(actor.guid, compute, signal)
}

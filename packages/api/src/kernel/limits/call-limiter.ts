import { createLimiter, type Limiter, type Limits } from '@zivina/work/limiter'
import { isWorkRefused } from '@zivina/work/port'
import { ApiError } from '#api/kernel/errors/api-error.ts'

/** Limits what calls do at once; both throw SERVICE_UNAVAILABLE with Retry-After where too many wait, or the signal ended the waiting. */
export type CallLimiter = Pick<Limiter, 'enter'> & {
  /** Runs work in the owner's turn. */
  run<Result>(owner: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>
}

/** A limiter whose refusals are answers of the API. */
export function createCallLimiter(limits: Limits): CallLimiter {
  const limiter = createLimiter(limits)
  const enter: CallLimiter['enter'] = (owner, signal) => limiter.enter(owner, signal).catch(refuse)
  return {
    enter,
    run: async (owner, work, signal) => {
      const leave = await enter(owner, signal)
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}

function refuse(error: unknown): never {
  if (!isWorkRefused(error)) throw error
  throw new ApiError('SERVICE_UNAVAILABLE', error.retry_after === null ? {} : { retry_after: error.retry_after })
}

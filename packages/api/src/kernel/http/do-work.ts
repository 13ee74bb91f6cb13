import type { ErrorCode } from '@zivina/contract/kernel/errors'
import { isWorkRefused, type RunOptions, type Task, type WorkPool } from '@zivina/work/port'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { requireNoSharedResource } from '#api/kernel/limits/shared-resource.ts'

/**
 * Runs work in the pool on behalf of a call, which holds no shared place meanwhile: neither one of expensive calls nor a transaction.
 * @param too_much the error where the work exceeds its limit of time or memory
 * @throws ApiError too_much; SERVICE_UNAVAILABLE with Retry-After where there is no room
 */
export async function doWork<Input, Output>(
  work: WorkPool,
  task: Task<Input, Output>,
  input: Input,
  { too_much, ...options }: RunOptions & { too_much: ErrorCode },
): Promise<Output> {
  requireNoSharedResource(`The task ${task.name}`)
  try {
    return await work.run(task, input, options)
  } catch (error) {
    if (!isWorkRefused(error)) throw error
    if (error.reason === 'too_long' || error.reason === 'too_large') throw new ApiError(too_much)
    const { retry_after } = error
    throw new ApiError('SERVICE_UNAVAILABLE', retry_after === null ? {} : { retry_after })
  }
}

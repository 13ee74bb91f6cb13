import type { Access } from '@zivina/contract/endpoint'
import { ApiError } from './api-error.ts'

/** Who makes a call. There are no sessions yet, so everybody is anonymous. */
export type Actor = { kind: 'anonymous' }

const ANONYMOUS: Actor = { kind: 'anonymous' }

/**
 * Decides who makes the call and whether they may, before anything of the request is read.
 * @throws ApiError UNAUTHORIZED where the call is not for everybody
 */
export function admit(access: Access): Actor {
  if (access !== 'public') throw new ApiError('UNAUTHORIZED')
  return ANONYMOUS
}

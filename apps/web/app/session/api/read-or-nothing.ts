import { ApiFailure } from '@zivina/contract/client'

/** What a call answers; null where there is no such thing. Any other failure is thrown. */
export async function readOrNothing<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 404) return null
    throw failure
  }
}

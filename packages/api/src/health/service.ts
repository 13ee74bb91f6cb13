import type { Db } from '@zivina/db/database'
import { ApiError } from '../http/api-error.ts'
import { countApproved } from './queries.ts'

/**
 * Whether the process can serve.
 * @throws ApiError SERVICE_UNAVAILABLE where the database does not answer, or not with the present schema
 */
export async function readiness(db: Db): Promise<{ status: 'ok'; recipes: number }> {
  try {
    return { status: 'ok', recipes: await countApproved(db) }
  } catch {
    throw new ApiError('SERVICE_UNAVAILABLE')
  }
}

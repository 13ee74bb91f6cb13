import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Services } from '#api/kernel/http/scope.ts'
import { countApproved } from './queries.ts'

/**
 * Whether the process can serve requests.
 * @throws ApiError SERVICE_UNAVAILABLE where the database does not answer or has another schema, and where the process accepts
 * no more requests
 */
export async function readiness({
  db,
  isReady,
}: Pick<Services, 'db' | 'isReady'>): Promise<{ status: 'ok'; recipes: number }> {
  if (isReady && !(await isReady())) throw new ApiError('SERVICE_UNAVAILABLE')
  try {
    return { status: 'ok', recipes: await countApproved(db) }
  } catch {
    throw new ApiError('SERVICE_UNAVAILABLE')
  }
}

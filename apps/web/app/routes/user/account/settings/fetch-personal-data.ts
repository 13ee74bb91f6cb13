import { ApiFailure } from '@zivina/contract/client'
import type { ErrorBody } from '@zivina/contract/kernel/errors'
import { accessToken } from '#app/session/access-token.ts'
import { type Progress, readWithProgress } from './read-with-progress.ts'

/**
 * The account's personal data as one ZIP. Not through the typed client, which reads whole answers as JSON.
 * @throws ApiFailure for no answer, an incomplete one, or a refusal
 */
export async function fetchPersonalData(guid: string, onProgress: (progress: Progress) => void): Promise<Blob> {
  const token = await accessToken()
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`/api/user/${guid}/data`, { headers }).catch(unreachable)
  if (!response.ok) {
    const body = (await response.json().catch(() => null)) as ErrorBody | null
    throw new ApiFailure(response.status, body, response.headers.get('x-request-id'))
  }
  return readWithProgress(response, onProgress).catch(unreachable)
}

function unreachable(): never {
  throw new ApiFailure(0, { code: 'BACKEND_DOWN', message: 'Server neodpovídá. Zkontrolujte prosím připojení.' }, null)
}

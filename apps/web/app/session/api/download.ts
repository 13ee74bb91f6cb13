import { ApiFailure } from '@zivina/contract/client'
import type { ErrorBody } from '@zivina/contract/kernel/errors'
import { type Progress, readWithProgress } from '#app/kit/loading/read-with-progress.ts'
import { accessToken } from '#app/session/tokens/access-token.ts'

/**
 * A file that only the logged-in user may have. Not through the typed client, which reads whole answers as JSON.
 * @param path of the call, as `/api/…`
 * @throws ApiFailure for no answer, an incomplete one, or a refusal
 */
export async function download(path: string, onProgress: (progress: Progress) => void): Promise<Blob> {
  const token = await accessToken()
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(path, { headers }).catch(unreachable)
  if (!response.ok) {
    const body = (await response.json().catch(() => null)) as ErrorBody | null
    throw new ApiFailure(response.status, body, response.headers.get('x-request-id'))
  }
  return readWithProgress(response, onProgress).catch(unreachable)
}

function unreachable(): never {
  throw new ApiFailure(0, { code: 'BACKEND_DOWN', message: 'Server neodpovídá. Zkontrolujte prosím připojení.' }, null)
}

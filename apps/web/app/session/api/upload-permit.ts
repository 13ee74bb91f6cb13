import type { UploadAuth } from '@zivina/contract/media/images'
import { sessionApi } from './session-api.ts'

/** Asks for a permit to upload one picture in the name of the logged-in user. */
export function askUploadPermit(signal: AbortSignal): Promise<UploadAuth> {
  return sessionApi('GET /auth', { signal })
}

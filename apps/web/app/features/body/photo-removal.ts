import type { ProgressPhoto } from '@zivina/contract/body/progress-photos'
import type { ApiClient } from '@zivina/contract/client'
import { dayText } from '#app/kit/text/dates.ts'

export const PHOTOS_KEY = 'progress-photos'

/** How a photo is deleted, a moment after it disappeared from sight. */
export const PHOTO_REMOVAL = {
  key: PHOTOS_KEY,
  nameOf: ({ day }: ProgressPhoto) => `fotka ${dayText(day)}`,
  erase: (api: ApiClient, { guid }: ProgressPhoto) => api('DELETE /progress_photo/{guid}', { params: { guid } }),
}

/** Photos that are being deleted, and how another one is. */
export type PhotoRemoval = { removed: ReadonlySet<string>; remove: (photo: ProgressPhoto) => void }

import { z } from 'zod'
import { PROGRESS_PHOTO_BYTES_MAX, PROGRESS_PHOTOS_PER_PAGE } from '#contract/body/limits.ts'
import { type Download, endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, limitAndOffset, listOf } from '#contract/kernel/fields.ts'
import { MeasuredDay } from './measured.ts'

/** A photo by which a person sees how their body changes; its picture has a call of its own. */
export const ProgressPhoto = z
  .object({ guid: Guid, day: z.iso.date(), width: z.number().int(), height: z.number().int() })
  .meta({ id: 'ProgressPhoto' })
export type ProgressPhoto = z.infer<typeof ProgressPhoto>

const params = z.object({ guid: Guid })
// Base64 encodes three bytes as four letters.
const LETTERS_MAX = Math.ceil(PROGRESS_PHOTO_BYTES_MAX / 3) * 4

/** Photos that only their owner can load: none has a public address. */
export const progressPhotos = {
  list: endpoint({
    method: 'GET',
    path: '/progress_photo',
    access: 'user',
    summary: 'One’s own progress photos, the newest day first.',
    query: z.strictObject(limitAndOffset(PROGRESS_PHOTOS_PER_PAGE)),
    status: 200,
    response: listOf(ProgressPhoto),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/progress_photo',
    access: 'user',
    summary: 'Stores a photo, sent as base64: drawn anew, so that nothing but its pixels remains. Once for each guid.',
    rate_limits: [{ by: 'user', attempts: 60, seconds: 3600 }],
    large_body: true,
    body_max_bytes: LETTERS_MAX + 1024,
    body: z.strictObject({
      guid: Guid.overwrite((guid) => guid.toLowerCase()),
      day: MeasuredDay,
      photo: z.base64().min(4).max(LETTERS_MAX),
    }),
    status: 201,
    response: ProgressPhoto,
    errors: ['LIMIT_REACHED', 'UNIQUE'],
  }),
  file: endpoint({
    method: 'GET',
    path: '/progress_photo/{guid}/file',
    access: 'user',
    summary: 'The picture of one’s own photo; no cache may keep it.',
    params,
    status: 200,
    media_type: 'image/jpeg',
    response: z.custom<Download>(),
    errors: ['NOT_FOUND'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/progress_photo/{guid}',
    access: 'user',
    summary: 'Deletes one’s own photo.',
    params,
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND'],
  }),
}

import { STATUSES } from '@zivina/domain/catalogue/statuses'
import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import {
  countedListOf,
  Guid,
  ImageUrl,
  limitAndOffset,
  listOf,
  longText,
  PageParameter,
  Timestamp,
} from '#contract/kernel/fields.ts'
import {
  GALLERY_PHOTOS_PER_PAGE,
  PHOTO_CAPTION_MAX,
  PHOTO_SUBMISSIONS_PER_HOUR,
  ROWS_PER_PAGE,
} from '#contract/kernel/limits.ts'
import { SeenDecision } from '#contract/kernel/moderation.ts'

/** An approved photo of a cooked recipe, as the public sees it. */
export const GalleryPhoto = z
  .object({
    guid: Guid,
    photo: ImageUrl,
    caption: z.string(),
    created_at: Timestamp,
    recipe: z.object({ guid: Guid, slug: z.string(), name: z.string() }),
    user: z.object({ username: z.string() }),
  })
  .meta({ id: 'GalleryPhoto' })
export type GalleryPhoto = z.infer<typeof GalleryPhoto>

/** A photo with its state, for its sender and for moderators. */
export const PhotoSubmission = z
  .object({
    ...GalleryPhoto.shape,
    status: z.enum(STATUSES),
    /** The moderator's reason for a denial. */
    status_note: z.string(),
    updated_at: Timestamp,
  })
  .meta({ id: 'PhotoSubmission' })
export type PhotoSubmission = z.infer<typeof PhotoSubmission>

export const NewPhotoSubmission = z
  .strictObject({
    recipe: Guid,
    /** The address from the image host; uploaded into the folder `submissions/{user guid}`. */
    photo: z.string().min(1).max(2000),
    caption: longText(PHOTO_CAPTION_MAX).default(''),
  })
  .meta({ id: 'NewPhotoSubmission' })
export type NewPhotoSubmission = z.output<typeof NewPhotoSubmission>

const params = z.object({ guid: Guid })
const page = limitAndOffset(GALLERY_PHOTOS_PER_PAGE)

export const photoSubmissions = {
  gallery: endpoint({
    method: 'GET',
    path: '/photo_gallery',
    access: 'public',
    summary: 'Approved photos of what people cooked, the newest first; of one recipe where it is given.',
    query: z.strictObject({ recipe: Guid.optional(), ...page }),
    status: 200,
    response: listOf(GalleryPhoto),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/photo_submission',
    access: 'user',
    summary:
      'Sends in a photo of an approved recipe; it waits for approval. The same photo again is the same submission.',
    rate_limits: [
      { by: 'user', attempts: PHOTO_SUBMISSIONS_PER_HOUR, seconds: 3600 },
      { by: 'address', attempts: PHOTO_SUBMISSIONS_PER_HOUR * 4, seconds: 3600 },
    ],
    body: NewPhotoSubmission,
    status: 201,
    response: PhotoSubmission,
    errors: ['IMAGEKIT', 'UNIQUE', 'LIMIT_REACHED'],
  }),
  mine: endpoint({
    method: 'GET',
    path: '/photo_submission/mine',
    access: 'user',
    seen: true,
    summary: 'One’s own photos in every state, the newest first.',
    query: z.strictObject(limitAndOffset(ROWS_PER_PAGE)),
    status: 200,
    response: listOf(PhotoSubmission),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/photo_submission/{guid}',
    access: 'user',
    summary: 'Deletes one’s own photo (an admin: any).',
    params,
    status: 204,
    response: z.void(),
    errors: [],
  }),
  list: endpoint({
    method: 'GET',
    path: '/photo_submission/admin',
    access: 'admin',
    summary: 'All photos in every state, the newest first.',
    query: z.strictObject({ page: PageParameter, status: z.enum(STATUSES).optional() }),
    status: 200,
    response: countedListOf(PhotoSubmission),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  setStatus: endpoint({
    method: 'PATCH',
    path: '/photo_submission/{guid}/status',
    access: 'admin',
    summary: 'Approves, denies or puts back a photo; its sender is told by e-mail.',
    params,
    body: SeenDecision,
    status: 200,
    response: PhotoSubmission,
    errors: ['DECIDED_ELSEWHERE', 'EMAIL_NOT_SENT'],
  }),
}

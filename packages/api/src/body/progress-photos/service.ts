import { PROGRESS_PHOTOS_BYTES_MAX, PROGRESS_PHOTOS_MAX } from '@zivina/contract/body/limits'
import type { ProgressPhoto } from '@zivina/contract/body/progress-photos'
import type { Download } from '@zivina/contract/kernel/endpoint'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import type { TaskOf } from '@zivina/work/port'
import { lockConsenting } from '#api/account/identity/users/service.ts'
import type { HealthData } from '#api/kernel/declared/health-data.ts'
import { ApiError, FieldErrors, fieldError } from '#api/kernel/errors/api-error.ts'
import { doWork } from '#api/kernel/http/do-work.ts'
import type { ReceivedBody, UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type Listed, type Page, paged } from '#api/kernel/lists/page.ts'
import { createOnce } from '#api/kernel/once/create-once.ts'
import { presentPhoto } from './present.ts'
import {
  deletePhoto,
  deletePhotos,
  insertPhoto,
  type PhotoRow,
  selectBytes,
  selectPhoto,
  selectPhotos,
  sumPhotos,
} from './queries.ts'
import type readPhoto from './read-photo.task.ts'

const READ_PHOTO: TaskOf<typeof readPhoto> = {
  name: 'progress photo',
  module: new URL('./read-photo.task.ts', import.meta.url),
  weight: 'long',
  time_limit_ms: 30_000,
  max_waiting_for_one: 3,
}

/** One's own photos, the newest day first. */
export async function listPhotos(ctx: UserCtx<'db'>, page: Page): Promise<Listed<ProgressPhoto>> {
  return paged(await selectPhotos(ctx.db, ctx.actor.guid, page), presentPhoto)
}

/**
 * Stores a photo, drawn anew. A guid that exists is a repeated attempt.
 * @throws ApiError at `photo` for a file that is no picture, at `day` for a day after tomorrow, at `health_data_consent` without
 * the consent; LIMIT_REACHED; UNIQUE where the guid is another person's; PAYLOAD_TOO_LARGE, SERVICE_UNAVAILABLE
 */
export async function addPhoto(ctx: UserCtx<'db' | 'work' | 'signal'>, { file }: ReceivedBody): Promise<ProgressPhoto> {
  const { work, actor, signal } = ctx
  const read = await doWork(work, READ_PHOTO, { file }, { who: actor.guid, signal, too_much: 'PAYLOAD_TOO_LARGE' })
  if ('refused' in read) {
    if (read.refused === 'body') throw new ApiError(read.code, { body: read.body })
    throw new FieldErrors({ photo: [{ code: 'invalid', message: read.help }] })
  }
  if (read.day > addDays(calendarDay(new Date()), 1)) throw fieldError('day', 'date')
  return transaction(ctx, async ({ db }) => {
    await lockConsenting(db, actor.guid)
    const row = await createOnce<PhotoRow, PhotoRow>({
      is_named: true,
      find: () => selectPhoto(db, actor.guid, read.guid),
      make: async () => {
        const { count, bytes } = await sumPhotos(db, actor.guid)
        const isFull = bytes + read.bytes.length > PROGRESS_PHOTOS_BYTES_MAX
        if (count >= PROGRESS_PHOTOS_MAX || isFull) throw new ApiError('LIMIT_REACHED')
        return insertPhoto(db, actor.guid, read)
      },
      repeat: (former) => former,
    })
    return presentPhoto(row)
  })
}

/** The picture of one's own photo. @throws ApiError NOT_FOUND */
export async function readPhotoFile(ctx: UserCtx<'db'>, guid: string): Promise<Download> {
  const photo = await selectBytes(ctx.db, ctx.actor.guid, guid)
  if (photo === null) throw new ApiError('NOT_FOUND')
  const bytes = new Uint8Array(photo.bytes)
  return { file_name: `zivina-${photo.day}.jpg`, stream: new Blob([bytes]).stream(), size: bytes.length }
}

/** @throws ApiError NOT_FOUND */
export async function removePhoto(ctx: UserCtx<'db'>, guid: string): Promise<void> {
  if (!(await deletePhoto(ctx.db, ctx.actor.guid, guid))) throw new ApiError('NOT_FOUND')
}

/** Photos end with the consent. */
export const photosOfProfile: HealthData = { forget: deletePhotos }

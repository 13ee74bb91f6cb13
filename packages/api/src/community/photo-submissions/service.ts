import type { GalleryPhoto, NewPhotoSubmission, PhotoSubmission } from '@zivina/contract/community/photo-submissions'
import type { Db } from '@zivina/db/database'
import type { Status } from '@zivina/domain/catalogue/statuses'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { type Listed, type Page, paged, pageOf } from '#api/kernel/lists/page.ts'
import { createOnce } from '#api/kernel/once/create-once.ts'
import type { Urls } from '#api/kernel/ports/urls.ts'
import { checkPhotoUrls, type ImagePlaces } from '#api/media/images/check-photo-urls.ts'
import { presentPhoto, presentSubmission } from './present.ts'
import { deletePhoto, hasApprovedRecipe, insertPhoto, selectPhotos, selectSame } from './queries.ts'

/** Approved photos of approved recipes. */
export async function listGallery(
  db: Db,
  { recipe, ...page }: Page & { recipe?: string | undefined },
  urls: Urls,
): Promise<Listed<GalleryPhoto>> {
  return paged(await selectPhotos(db, { shown: true, recipe }, page), (row) => presentPhoto(row, urls))
}

/**
 * Submits a photo. The same again (a double click, a lost answer) is the same submission.
 * @throws ApiError NOT_FOUND where there is no such approved recipe; IMAGEKIT where the sender did not upload the photo; UNIQUE
 * where it was submitted with another caption
 */
export async function createSubmission(
  db: Db,
  actor: UserActor,
  { recipe, photo: url, caption }: NewPhotoSubmission,
  places: ImagePlaces,
): Promise<PhotoSubmission> {
  const guid = await db.transaction(async (tx) => {
    if (!(await hasApprovedRecipe(tx, recipe))) throw new ApiError('NOT_FOUND')
    const [photo] = await checkPhotoUrls(tx, actor, [url], { ...places, folder: `submissions/${actor.guid}` })
    if (photo === undefined) throw new ApiError('IMAGEKIT')
    const values = { user: actor.guid, recipe, photo, caption }
    return createOnce({
      find: () => selectSame(tx, values),
      make: () => insertPhoto(tx, values),
      repeat: (same) => same,
    })
  })
  return readSubmission(db, guid, places.urls)
}

/** The logged-in user's photos in every state. */
export async function listOwnSubmissions(
  db: Db,
  actor: UserActor,
  page: Page,
  urls: Urls,
): Promise<Listed<PhotoSubmission>> {
  return paged(await selectPhotos(db, { user: actor.guid }, page), (row) => presentSubmission(row, urls))
}

/** All photos, in every state or in one. */
export async function listSubmissions(
  db: Db,
  { page, status }: { page: number; status?: Status | undefined },
  urls: Urls,
): Promise<Listed<PhotoSubmission>> {
  return paged(await selectPhotos(db, { status }, pageOf(page)), (row) => presentSubmission(row, urls))
}

/** @throws ApiError NOT_FOUND where it belongs to another user */
export async function removeSubmission(db: Db, actor: UserActor, guid: string): Promise<void> {
  if (!(await deletePhoto(db, guid, actor))) throw new ApiError('NOT_FOUND')
}

/** A photo in any state, for a user who may see it. @throws ApiError NOT_FOUND */
export async function readSubmission(db: Db, guid: string, urls: Urls): Promise<PhotoSubmission> {
  const [row] = (await selectPhotos(db, { guid }, pageOf(1))).rows
  if (row === undefined) throw new ApiError('NOT_FOUND')
  return presentSubmission(row, urls)
}

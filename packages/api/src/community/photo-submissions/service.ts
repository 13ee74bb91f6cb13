import type { GalleryPhoto, NewPhotoSubmission, PhotoSubmission } from '@zivina/contract/community/photo-submissions'
import { PHOTO_SUBMISSIONS_MAX } from '@zivina/contract/kernel/limits'
import { photoSubmission } from '@zivina/db/schema/community/photo-submission'
import type { Status } from '@zivina/domain/catalogue/statuses'
import { requireAtMost } from '#api/account/identity/users/sql.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type AskedPage, type Listed, type Page, paged, pageOf } from '#api/kernel/lists/page.ts'
import { createOnce } from '#api/kernel/once/create-once.ts'
import { checkPhotoUrls } from '#api/media/images/service.ts'
import { presentPhoto, presentSubmission } from './present.ts'
import { deletePhoto, hasApprovedRecipe, insertPhoto, selectPhotos, selectSame } from './queries.ts'

/** Approved photos of approved recipes. */
export async function listGallery(
  ctx: Ctx<'db' | 'urls'>,
  { recipe, ...page }: Page & { recipe?: string | undefined },
): Promise<Listed<GalleryPhoto>> {
  return paged(await selectPhotos(ctx.db, { shown: true, recipe }, page), (row) => presentPhoto(row, ctx.urls))
}

/**
 * Submits a photo. The same again (a double click, a lost answer) is the same submission.
 * @throws ApiError NOT_FOUND where there is no such approved recipe; IMAGEKIT where the sender did not upload the photo; UNIQUE
 * where it was submitted with another caption; LIMIT_REACHED
 */
export async function createSubmission(
  ctx: UserCtx<'db' | 'urls' | 'images'>,
  { recipe, photo: url, caption }: NewPhotoSubmission,
): Promise<PhotoSubmission> {
  const guid = await transaction(ctx, async (ctx) => {
    if (!(await hasApprovedRecipe(ctx.db, recipe))) throw new ApiError('NOT_FOUND')
    const [photo] = await checkPhotoUrls(ctx, ctx.actor, [url], { folder: `submissions/${ctx.actor.guid}` })
    if (photo === undefined) throw new ApiError('IMAGEKIT')
    const values = { user: ctx.actor.guid, recipe, photo, caption }
    return createOnce({
      find: () => selectSame(ctx.db, values),
      make: async () => {
        const made = await insertPhoto(ctx.db, values)
        await requireAtMost(ctx.db, photoSubmission.user, ctx.actor.guid, PHOTO_SUBMISSIONS_MAX)
        return made
      },
      repeat: (same) => same,
    })
  })
  return readSubmission(ctx, guid)
}

/** The logged-in user's photos in every state. */
export async function listOwnSubmissions(ctx: UserCtx<'db' | 'urls'>, page: Page): Promise<Listed<PhotoSubmission>> {
  return paged(await selectPhotos(ctx.db, { user: ctx.actor.guid }, page), (row) => presentSubmission(row, ctx.urls))
}

/** All photos, in every state or in one. */
export async function listSubmissions(
  ctx: Ctx<'db' | 'urls'>,
  { page, status }: { page: AskedPage; status?: Status | undefined },
): Promise<Listed<PhotoSubmission>> {
  return paged(await selectPhotos(ctx.db, { status }, pageOf(page)), (row) => presentSubmission(row, ctx.urls))
}

/** @throws ApiError NOT_FOUND where it belongs to another user */
export async function removeSubmission(ctx: UserCtx<'db'>, guid: string): Promise<void> {
  if (!(await deletePhoto(ctx.db, guid, ctx.actor))) throw new ApiError('NOT_FOUND')
}

/** A photo in any state, for a user who may see it. @throws ApiError NOT_FOUND */
export async function readSubmission(ctx: Ctx<'db' | 'urls'>, guid: string): Promise<PhotoSubmission> {
  const [row] = (await selectPhotos(ctx.db, { guid }, pageOf(1))).rows
  if (row === undefined) throw new ApiError('NOT_FOUND')
  return presentSubmission(row, ctx.urls)
}

import type { PersonalIngredient } from '@zivina/contract/catalogue/ingredients/read'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { checkPhotoUrls } from '#api/media/images/service.ts'
import { readPersonal } from '../read/service.ts'
import { lockIngredient, updateIngredient } from './queries.ts'

type Photos = { guid: string; photos: string[]; barcode_image?: string | undefined }

/**
 * Sets the photos of the user's own ingredient (an admin: any). An approved one becomes pending again, unless an admin does it.
 *
 * @throws ApiError NOT_FOUND; IMAGEKIT or IMAGEKIT_BARCODE_IMAGE where an address is not that of a photo uploaded for it
 */
export async function keepPhotos(
  ctx: UserCtx<'db' | 'urls' | 'images'>,
  { guid, photos: urls, barcode_image }: Photos,
): Promise<PersonalIngredient> {
  await transaction(ctx, async (ctx) => {
    const former = await lockIngredient(ctx.db, guid, ctx.actor)
    if (former === null) throw new ApiError('NOT_FOUND')
    const places = { folder: `ingredients/${former.slug}`, kept: former.photos }
    const given = await checkPhotoUrls(ctx, ctx.actor, urls, places)
    const barcode = barcode_image === undefined ? [] : await checkBarcodePhoto(ctx, barcode_image, places)
    const photos = [...new Set([...given, ...barcode])]
    if (JSON.stringify(photos) === JSON.stringify(former.photos)) return
    const decided = ctx.actor.is_admin ? {} : { status: 'Pending' as const, status_note: '' }
    await updateIngredient(ctx.db, guid, { photos, ...decided })
  })
  return readPersonal(ctx, guid)
}

async function checkBarcodePhoto(
  ctx: UserCtx<'db' | 'urls' | 'images'>,
  url: string,
  places: Parameters<typeof checkPhotoUrls>[3],
) {
  try {
    return await checkPhotoUrls(ctx, ctx.actor, [url], places)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'IMAGEKIT') throw new ApiError('IMAGEKIT_BARCODE_IMAGE')
    throw error
  }
}

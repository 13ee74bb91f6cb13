import type { PersonalIngredient } from '@zivina/contract/catalogue/ingredients/read'
import type { Db } from '@zivina/db/database'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { checkPhotoUrls, type ImagePlaces } from '#api/media/images/check-photo-urls.ts'
import { readPersonal } from '../read/personal-service.ts'
import { lockIngredient, updateIngredient } from './queries.ts'

type Photos = { guid: string; photos: string[]; barcode_image?: string | undefined }

/**
 * Sets the photos of the user's own ingredient (an admin: any). An approved one becomes pending again, unless an admin does it.
 *
 * @throws ApiError NOT_FOUND; IMAGEKIT or IMAGEKIT_BARCODE_IMAGE where an address is not that of a photo uploaded for it
 */
export async function keepPhotos(
  db: Db,
  actor: UserActor,
  { guid, photos: urls, barcode_image }: Photos,
  images: ImagePlaces,
): Promise<PersonalIngredient> {
  await db.transaction(async (tx) => {
    const former = await lockIngredient(tx, guid, actor)
    if (former === null) throw new ApiError('NOT_FOUND')
    const places = { ...images, folder: `ingredients/${former.slug}`, kept: former.photos }
    const given = await checkPhotoUrls(tx, actor, urls, places)
    const barcode = barcode_image === undefined ? [] : await checkBarcodePhoto(tx, actor, barcode_image, places)
    const photos = [...new Set([...given, ...barcode])]
    if (JSON.stringify(photos) === JSON.stringify(former.photos)) return
    const decided = actor.is_admin ? {} : { status: 'Pending' as const, status_note: '' }
    await updateIngredient(tx, guid, { photos, ...decided })
  })
  return readPersonal(db, actor, guid, images.urls)
}

async function checkBarcodePhoto(tx: Db, actor: UserActor, url: string, places: Parameters<typeof checkPhotoUrls>[3]) {
  try {
    return await checkPhotoUrls(tx, actor, [url], places)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'IMAGEKIT') throw new ApiError('IMAGEKIT_BARCODE_IMAGE')
    throw error
  }
}

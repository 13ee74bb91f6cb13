import type { Db } from '@zivina/db/database'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { ImageSettings } from '#api/kernel/ports/image-settings.ts'
import type { Urls } from '#api/kernel/ports/urls.ts'
import { holdOwnFiles, type ImageSender } from './queries.ts'
import { DEFAULT_IMAGE_SETTINGS } from './settings.ts'

/** What is known of pictures and their addresses; a call's context holds it. */
export type ImagePlaces = {
  urls: Urls
  images?: ImageSettings | undefined
}

type PhotoPlaces = ImagePlaces & {
  /** Where the actor may have sent them, below the configured folder: `recipes/{user guid}/{slug}`; several where it moved. */
  folder: string | readonly string[]
  /** Paths that stand in the record already: whoever may change it may leave them. */
  kept?: readonly string[]
}

/**
 * Turns addresses of pictures, as a page got them from the image host, into what is stored of them. Only pictures that the
 * sender sent into a given folder pass; call it in the transaction that writes the result down.
 * @returns the paths, in the order of the addresses
 * @throws ApiError IMAGEKIT for any other address
 */
export async function checkPhotoUrls(
  db: Db,
  sender: ImageSender,
  given: readonly string[],
  places: PhotoPlaces,
): Promise<string[]> {
  const { images = DEFAULT_IMAGE_SETTINGS, folder, kept = [] } = places
  const paths = given.map((url) => places.urls.storedPath(url) ?? url)
  const fresh = paths.filter((path) => !kept.includes(path))
  const prefixes = [folder].flat().map((name) => `${images.folder}/${name}/`)
  if (!fresh.every((path) => prefixes.some((prefix) => isFileIn(path, prefix)))) throw new ApiError('IMAGEKIT')
  if (fresh.length === 0) return paths
  // Of the hosted service's pictures only the service has a register, and it takes none without an account.
  if (images.hosted !== null && 'guid' in sender) return paths
  const own = await holdOwnFiles(db, sender, fresh)
  if (!fresh.every((path) => own.has(path))) throw new ApiError('IMAGEKIT')
  return paths
}

/** Plain names alone: neither a way out of the folder, nor a transformation, nor a query. */
function isFileIn(path: string, prefix: string): boolean {
  return path.startsWith(prefix) && /^[a-z0-9_-][\w.-]*$/i.test(path.slice(prefix.length))
}

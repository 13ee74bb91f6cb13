import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { holdOwnFiles, type ImageSender } from './queries.ts'
import { DEFAULT_IMAGE_SETTINGS } from './settings.ts'

type PhotoPlaces = {
  /** The folder of the actor's uploads, below the configured folder: `recipes/{user guid}/{slug}`; several where it changed. */
  folder: string | readonly string[]
  /** Paths already stored in the record, which a change of the record may keep. */
  kept?: readonly string[]
}

/**
 * Converts addresses of pictures, as the image host returned them to a page, to stored paths. Accepts only pictures that the
 * sender uploaded into a given folder; call it in the transaction that stores the result.
 * @returns the paths, in the order of the addresses
 * @throws ApiError IMAGEKIT for any other address
 */
export async function checkPhotoUrls(
  { db, urls, images = DEFAULT_IMAGE_SETTINGS }: Ctx<'db' | 'urls' | 'images'>,
  sender: ImageSender,
  given: readonly string[],
  { folder, kept = [] }: PhotoPlaces,
): Promise<string[]> {
  const paths = given.map((url) => urls.storedPath(url) ?? url)
  const fresh = paths.filter((path) => !kept.includes(path))
  const prefixes = [folder].flat().map((name) => `${images.folder}/${name}/`)
  if (!fresh.every((path) => prefixes.some((prefix) => isFileIn(path, prefix)))) throw new ApiError('IMAGEKIT')
  if (fresh.length === 0) return paths
  // A hosted service's pictures are registered only there, and it accepts none without an account.
  if (images.hosted !== null && 'guid' in sender) return paths
  const own = await holdOwnFiles(db, sender, fresh)
  if (!fresh.every((path) => own.has(path))) throw new ApiError('IMAGEKIT')
  return paths
}

/** Accepts plain names only: no path out of the folder, no transformation, no query. */
function isFileIn(path: string, prefix: string): boolean {
  return path.startsWith(prefix) && /^[a-z0-9_-][\w.-]*$/i.test(path.slice(prefix.length))
}

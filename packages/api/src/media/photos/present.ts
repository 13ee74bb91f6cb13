/** Small square picture of an ingredient: the whole picture on a white ground. */
const ICON = '?tr=w-96,h-96,cm-pad_resize,bg-FFFFFF,f-auto'

/**
 * The address of a photo.
 * @param photo path inside the image host ("recipes/x.webp"), or an absolute address
 * @param endpoint where the image host is: `/images`, or an absolute address
 */
export function photoUrl(photo: string, endpoint: string): string {
  return /^https?:\/\//.test(photo) ? photo : `${endpoint}/${photo}`
}

/** The addresses of several photos, in their order. */
export function photoUrls(photos: readonly string[], endpoint: string): string[] {
  return photos.map((photo) => photoUrl(photo, endpoint))
}

/** The address of a photo that may be missing. */
export function optionalPhotoUrl(photo: string | null, endpoint: string): string | null {
  return photo === null ? null : photoUrl(photo, endpoint)
}

/** The icon of an ingredient, from its first photo. Foreign addresses know nothing of our transformations. */
export function iconUrl(photos: readonly string[], endpoint: string): string | null {
  const [first] = photos
  if (first === undefined) return null
  const url = photoUrl(first, endpoint)
  return url === first ? url : `${url}${ICON}`
}

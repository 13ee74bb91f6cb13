import type { NewRecipe } from '@zivina/contract/own-recipes'
import { ApiError } from '../http/api-error.ts'
import { photoUrl } from '../photos/present.ts'

type Given = Pick<Partial<NewRecipe>, 'photos' | 'image1' | 'image2'>

/**
 * The photos a recipe has after a change: those of `photos`, or of `image1` and `image2`, or the former ones where nothing
 * is said of them.
 * @param former as they are kept
 * @throws ApiError IMAGEKIT where one is not among the recipe's own
 */
export function keptPhotos({ photos, image1, image2 }: Given, former: readonly string[], endpoint: string): string[] {
  const named = image1 === undefined && image2 === undefined ? undefined : [image1, image2]
  const given = photos ?? named?.filter((image) => typeof image === 'string' && image !== '')
  if (given === undefined) return [...former]
  return [...new Set(given)].map((url) => {
    const kept = former.find((photo) => photo === url || photoUrl(photo, endpoint) === url)
    if (kept === undefined) throw new ApiError('IMAGEKIT')
    return kept
  })
}

import type { NewRecipe } from '@zivina/contract/catalogue/recipes/write'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { checkPhotoUrls } from '#api/media/images/service.ts'

type Given = Pick<Partial<NewRecipe>, 'photos' | 'image1' | 'image2'>
/** The fields of a recipe that its pictures depend on: its photos, and the slug and guid that name its folders. */
type Illustrated = { photos: readonly string[]; guid: string | undefined; slug: string | null }

/**
 * The photos of a recipe after a change: those of `photos`, or of `image1` and `image2`, or the former ones where neither is
 * given. New ones must be in the user's folder of the recipe, named by its slug, or by its guid before it has one.
 *
 * @throws ApiError IMAGEKIT where one is neither the recipe's nor in that folder
 */
export async function photosToStore(
  ctx: UserCtx<'db' | 'urls' | 'images'>,
  { photos, image1, image2 }: Given,
  { photos: kept, guid, slug }: Illustrated,
): Promise<string[]> {
  const named = image1 === undefined && image2 === undefined ? undefined : [image1, image2]
  const given = photos ?? named?.filter((image): image is string => typeof image === 'string' && image !== '')
  if (given === undefined) return [...kept]
  const names = [slug, guid].filter((name) => name !== null && name !== undefined)
  const folder = names.map((name) => `recipes/${ctx.actor.guid}/${name}`)
  return checkPhotoUrls(ctx, ctx.actor, [...new Set(given)], { folder, kept })
}

import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { type ApiClient, ApiFailure } from '@zivina/contract/client'
import type { Draft } from './draft.ts'
import { draftPayload } from './draft-payload.ts'

/** The recipe of a draft: an existing one, or the guid it will be created with. */
export type SaveTarget = { guid: string; slug: string | null }

export type Saved = { recipe: RecipeDetail; without_photos: boolean }

/**
 * Saves the draft. If its pictures are refused, the recipe is saved without them: they can be added later.
 * @param overwrite saves even if the recipe was changed elsewhere
 * @throws ApiFailure
 */
export async function saveRecipe(
  api: ApiClient,
  { guid, slug }: SaveTarget,
  draft: Draft,
  overwrite: boolean,
): Promise<Saved> {
  const body = draftPayload(draft)
  const version = draft.version === null || overwrite ? {} : { version: draft.version }
  const save = (photos: string[] | undefined) =>
    slug === null
      ? api('POST /recipe', { body: { ...body, guid, photos } })
      : api('PATCH /recipe/{slug}', { params: { slug }, body: { ...body, ...version, photos } })
  try {
    return { recipe: await save(body.photos), without_photos: false }
  } catch (failure) {
    if (!(failure instanceof ApiFailure && failure.has('IMAGEKIT'))) throw failure
    return { recipe: await save(undefined), without_photos: true }
  }
}

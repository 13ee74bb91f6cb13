import type { LibraryArticle, LibraryGuide } from '@zivina/content/library'
import { recipesOf } from '@zivina/content/references'
import { type CreatorContext, findCreator } from '#api/catalogue/creators/service.ts'
import { readRecipesBySlug } from '#api/catalogue/recipes/read/service.ts'
import type { Surroundings } from './present.ts'

/** Loads the author of a text, and its recipes in one query. */
export async function loadSurroundings(
  ctx: CreatorContext,
  text: LibraryArticle | LibraryGuide,
): Promise<Surroundings> {
  const [author, recipes] = await Promise.all([findCreator(ctx, text.author), readRecipesBySlug(ctx, recipesOf(text))])
  return { author, recipes }
}

import type { LibraryArticle, LibraryGuide } from '@zivina/content/library'
import { recipesOf } from '@zivina/content/references'
import type { Db } from '@zivina/db/database'
import { type CreatorContext, findCreator } from '#api/catalogue/creators/service.ts'
import { readRecipesBySlug } from '#api/catalogue/recipes/read/service.ts'
import type { Actor } from '#api/kernel/access/actor.ts'
import type { Surroundings } from './present.ts'

/** Loads the author of a text, and its recipes in one query. */
export async function loadSurroundings(
  db: Db,
  actor: Actor,
  text: LibraryArticle | LibraryGuide,
  context: CreatorContext,
): Promise<Surroundings> {
  const [author, recipes] = await Promise.all([
    findCreator(db, actor, text.author, context),
    readRecipesBySlug(db, actor, recipesOf(text), context.urls),
  ])
  return { author, recipes }
}

import type { LibraryArticle, LibraryGuide } from '@zivina/content/library'
import type { TextSearch } from '@zivina/content/search'
import { buildVocabulary, suggestText, type Vocabulary } from '@zivina/czech/suggest-text'
import type { Db } from '@zivina/db/database'
import { type CreatorContext, searchCreators } from '#api/catalogue/creators/service.ts'
import { type IngredientContext, listIngredients } from '#api/catalogue/ingredients/read/service.ts'
import { searchRecipes } from '#api/catalogue/recipes/read/service.ts'
import { presentFoundArticles } from '#api/content/articles/service.ts'
import { presentFoundGuides } from '#api/content/guides/service.ts'
import type { Actor } from '#api/kernel/access/actor.ts'
import type { CatalogueCache } from '#api/kernel/cache/catalogue-cache.ts'
import { selectNames } from './queries.ts'

export type SearchAllInput = { search: string; limit: number }
export type SearchAllContext = IngredientContext &
  CreatorContext & {
    articles: TextSearch<LibraryArticle>
    guides: TextSearch<LibraryGuide>
    vocabulary: CatalogueCache<Vocabulary>
  }

/**
 * Finds recipes, ingredients, articles, guides and creators by one text, best first in each group, and suggests a correction
 * where a word looks mistyped. An empty text finds nothing.
 */
export async function searchAll(db: Db, actor: Actor, input: SearchAllInput, context: SearchAllContext) {
  const { search, limit } = input
  const { urls } = context
  if (search.trim() === '')
    return { recipes: [], ingredients: [], articles: [], guides: [], creators: [], suggestion: null }
  const [recipes, ingredients, creators, vocabulary] = await Promise.all([
    searchRecipes(db, actor, input, urls),
    listIngredients(db, actor, { search, limit, offset: 0 }, context),
    searchCreators(db, actor, { search, limit }, context),
    context.vocabulary('', async () => buildVocabulary(await selectNames(db))),
  ])
  return {
    recipes,
    ingredients: ingredients.results,
    articles: presentFoundArticles(context.articles(search, limit), urls),
    guides: presentFoundGuides(context.guides(search, limit), urls),
    creators,
    // A text that finds a creator, an article or a guide is not mistyped.
    suggestion: creators.length > 0 ? null : suggestText(search, vocabulary),
  }
}

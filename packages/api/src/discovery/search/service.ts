import type { LibraryArticle, LibraryGuide } from '@zivina/content/library'
import type { TextSearch } from '@zivina/content/search'
import type { SearchAll } from '@zivina/contract/discovery/search'
import { buildVocabulary, suggestText, type Vocabulary } from '@zivina/czech/suggest-text'
import { type CreatorContext, searchCreators } from '#api/catalogue/creators/service.ts'
import { type IngredientContext, listIngredients } from '#api/catalogue/ingredients/read/service.ts'
import { searchRecipes } from '#api/catalogue/recipes/read/service.ts'
import { presentFoundArticles } from '#api/content/articles/service.ts'
import { presentFoundGuides } from '#api/content/guides/service.ts'
import type { Actor } from '#api/kernel/access/actor.ts'
import type { CatalogueCache } from '#api/kernel/cache/catalogue-cache.ts'
import { selectNames } from './queries.ts'
import { findDishesAlike } from './similar-recipes.ts'
import { answerQuestion, type QuestionContext } from './understand.ts'

export type SearchAllInput = { search: string; limit: number }
export type SearchAllContext = IngredientContext &
  QuestionContext &
  CreatorContext & {
    articles: TextSearch<LibraryArticle>
    guides: TextSearch<LibraryGuide>
    vocabulary: CatalogueCache<Vocabulary>
    /** Whole answers, which are the same for everybody: what people type is often the same. */
    answers: CatalogueCache<SearchAll>
  }

/** Ingredients that are found have a page, which one's own that are not approved have not. */
const ANYBODY: Actor = { kind: 'anonymous' }

const NONE = { results: [], count: 0 }
const EMPTY: SearchAll = {
  recipes: [],
  similar: null,
  conditional: [],
  ingredients: [],
  articles: [],
  guides: [],
  creators: [],
  suggestion: null,
  understood: null,
}

/**
 * Finds recipes, approved ingredients, articles, guides and creators by one text, best first in each group, and suggests a correction
 * where a word looks mistyped. Recipes are those that answer to a question where the text is one. An empty text finds nothing.
 */
export async function searchAll(ctx: SearchAllContext, input: SearchAllInput): Promise<SearchAll> {
  const { search, limit } = input
  if (search.trim() === '') return EMPTY
  return ctx.answers(`${limit} ${search}`, () => findAll(ctx, input))
}

async function findAll(ctx: SearchAllContext, input: SearchAllInput): Promise<SearchAll> {
  const { search, limit } = input
  const { urls } = ctx
  const answer = await answerQuestion(ctx, input)
  const names = answer === null || answer.names_food ? search : answer.text
  const [recipes, ingredients, creators, vocabulary] = await Promise.all([
    answer?.recipes ?? searchRecipes(ctx, input),
    names === '' ? NONE : listIngredients({ ...ctx, actor: ANYBODY }, { search: names, limit, offset: 0 }),
    searchCreators(ctx, { search, limit }),
    ctx.vocabulary('', async () => buildVocabulary(await selectNames(ctx.db))),
  ])
  const similar = answer === null ? await findDishesAlike(ctx, search, recipes, limit) : answer.similar
  return {
    recipes,
    similar,
    conditional: answer?.conditional ?? [],
    ingredients: ingredients.results,
    articles: presentFoundArticles(ctx.articles(search, limit), urls),
    guides: presentFoundGuides(ctx.guides(search, limit), urls),
    creators,
    // A question is understood as it is. A text that finds a creator, an article or a guide is not mistyped.
    suggestion: creators.length > 0 || answer !== null ? null : suggestText(search, vocabulary),
    understood: answer?.understood ?? null,
  }
}

/** Whether a search found nothing. Dishes alike are no finds: they are offered in their place. */
export function isEmpty({ recipes, ingredients, articles, guides, creators, conditional }: SearchAll): boolean {
  return [recipes, ingredients, articles, guides, creators, conditional].every(({ length }) => length === 0)
}

import type { ArticleSearch } from '@zivina/content/search'
import type { Db } from '@zivina/db/database'
import { searchArticles } from '../articles/service.ts'
import { type CreatorContext, searchCreators } from '../creators/service.ts'
import type { Actor } from '../http/actor.ts'
import { type IngredientContext, listIngredients } from '../ingredients/service.ts'
import { searchRecipes } from '../recipes/service.ts'

export type SearchAllInput = { search: string; limit: number }

/**
 * Recipes, ingredients, articles and creators that answer to one text, best first in each group. An empty text finds
 * nothing.
 */
export async function searchAll(
  db: Db,
  actor: Actor,
  input: SearchAllInput,
  context: IngredientContext & CreatorContext & { articles: ArticleSearch },
) {
  const { search, limit } = input
  const { endpoint } = context
  if (search.trim() === '') return { recipes: [], ingredients: [], articles: [], creators: [] }
  const articles = searchArticles(context.articles, { search, limit }, endpoint)
  const [recipes, ingredients, creators] = await Promise.all([
    searchRecipes(db, actor, input, endpoint),
    listIngredients(db, actor, { search, limit, offset: 0 }, context),
    searchCreators(db, actor, { search, limit }, context),
  ])
  return { recipes, ingredients: ingredients.results, articles, creators }
}

import type { RecipeModified } from '@zivina/contract/catalogue/recipes/modifications'
import type { Recipe } from '@zivina/contract/catalogue/recipes/read'
import type { ApiClient } from '@zivina/contract/client'
import { RECIPES_PER_PAGE } from '@zivina/contract/kernel/limits'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import type { Plannable } from '../plan/plan-items.ts'

type Wish = { search: string; meal: MealType; offset: number; signal: AbortSignal }
type Found = { results: Plannable[]; count: number }

export const RECIPE_SOURCES = ['all', 'favorites', 'own', 'modified'] as const
export type RecipeSource = (typeof RECIPE_SOURCES)[number]
export const SOURCE_LABELS = {
  all: 'Všechny',
  favorites: 'Oblíbené',
  own: 'Moje',
  modified: 'Upravené',
} as const satisfies Record<RecipeSource, string>

/** Recipes to put into a plan. Without a search text the public ones are those of the meal. Modified recipes cannot be searched. */
export async function readRecipes(api: ApiClient, source: RecipeSource, wish: Wish): Promise<Found> {
  const { search, meal, signal } = wish
  const page = { offset: String(wish.offset), limit: String(RECIPES_PER_PAGE) }
  const query = { ...page, ...(search === '' ? {} : { search }) }
  switch (source) {
    case 'all':
      return found(await api('GET /recipe', { query: search === '' ? { ...query, meal_types: meal } : query, signal }))
    case 'favorites':
      return found(await api('GET /recipe/favorites', { query, signal }))
    case 'own':
      return found(await api('GET /recipe/personal', { query, signal }))
    case 'modified':
      return found(await api('GET /recipe_modified', { query: page, signal }), 'recipe_modified')
  }
}

type Page = { results: readonly (Recipe | RecipeModified)[]; count: number }

function found({ results, count }: Page, kind: Plannable['kind'] = 'recipe'): Found {
  return { results: results.map((recipe) => plannableOf(recipe, kind)), count }
}

/** A recipe as it is put into a plan. */
export function plannableOf(recipe: Recipe | RecipeModified, kind: Plannable['kind'] = 'recipe'): Plannable {
  const { guid, name, photos, time_minutes } = recipe
  return { kind, guid, name, photo: photos[0] ?? null, time_minutes, totals: recipe }
}

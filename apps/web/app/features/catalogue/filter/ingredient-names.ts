import type { PublicApiClient } from '@zivina/contract/client'
import { LIST_PARAMETER_MAX } from '@zivina/contract/kernel/limits'
import { normalizeFilter, type RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { INGREDIENT_LISTS, type IngredientList } from './read-filter.ts'

/** Names by guid. */
export type IngredientNames = Readonly<Record<string, string>>

/** Every ingredient of a filter, each once. */
export function guidsOf(filter: RecipeFilter): string[] {
  return [...new Set(INGREDIENT_LISTS.flatMap((list) => filter[list]))]
}

/**
 * The filter with ingredients given by name added. A name that matches no ingredient of a recipe is left out.
 * @param typed names by list
 */
export async function withTyped(
  api: PublicApiClient,
  filter: RecipeFilter,
  typed: Record<IngredientList, readonly string[]>,
  signal: AbortSignal,
): Promise<RecipeFilter> {
  const resolve = async (list: IngredientList) => {
    const found = await Promise.all(typed[list].map((name) => findGuid(api, name, signal)))
    return [...filter[list], ...found.filter((guid) => guid !== null)]
  }
  const [must_ingredients, pantry_ingredients, exclude_ingredients] = await Promise.all([
    resolve('must_ingredients'),
    resolve('pantry_ingredients'),
    resolve('exclude_ingredients'),
  ])
  return normalizeFilter({ ...filter, must_ingredients, pantry_ingredients, exclude_ingredients })
}

async function findGuid(api: PublicApiClient, name: string, signal: AbortSignal): Promise<string | null> {
  const { results } = await api('GET /ingredient/in_recipes', { query: { search: name, limit: '1' }, signal })
  return results[0]?.guid ?? null
}

/** Names of a filter's ingredients; requests only unknown ones. */
export async function namesOf(
  api: PublicApiClient,
  filter: RecipeFilter,
  known: IngredientNames,
  signal: AbortSignal,
): Promise<IngredientNames> {
  const guids = guidsOf(filter)
  const unknown = guids.filter((guid) => known[guid] === undefined)
  const names = { ...known }
  for (let start = 0; start < unknown.length; start += LIST_PARAMETER_MAX) {
    const part = unknown.slice(start, start + LIST_PARAMETER_MAX)
    const { results } = await api('GET /ingredient/names', { query: { guids: part.join(',') }, signal })
    for (const { guid, name } of results) names[guid] = name
  }
  return Object.fromEntries(guids.flatMap((guid) => (names[guid] ? [[guid, names[guid]]] : [])))
}

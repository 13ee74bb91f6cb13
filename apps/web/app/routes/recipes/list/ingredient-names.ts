import type { ApiClient } from '@zivina/contract/client'
import { LIST_PARAMETER_MAX } from '@zivina/contract/limits'
import type { RecipeFilter } from '@zivina/nutrition/filters'
import { INGREDIENT_LISTS, isGuid } from './read-filter.ts'

/** Names by guid. */
export type IngredientNames = Readonly<Record<string, string>>

/** How many typed names of one list are looked up. */
const LOOKED_UP = 5

/** Every ingredient a filter holds, each once. */
export function guidsOf(filter: RecipeFilter): string[] {
  return [...new Set(INGREDIENT_LISTS.flatMap((list) => filter[list]))].filter(isGuid)
}

/**
 * The filter with guids in place of ingredients given by name, as a form without scripts sends them. A name that no
 * recipe's ingredient answers to is left out.
 */
export async function withGuids(api: ApiClient, filter: RecipeFilter, signal: AbortSignal): Promise<RecipeFilter> {
  const resolve = async (values: readonly string[]) => {
    if (values.every(isGuid)) return values
    const names = values.filter((value) => !isGuid(value)).slice(0, LOOKED_UP)
    const found = await Promise.all(names.map((name) => findGuid(api, name, signal)))
    return [...new Set([...values.filter(isGuid), ...found.filter((guid) => guid !== null)])]
  }
  const [must_ingredients, pantry_ingredients, exclude_ingredients] = await Promise.all([
    resolve(filter.must_ingredients),
    resolve(filter.pantry_ingredients),
    resolve(filter.exclude_ingredients),
  ])
  return { ...filter, must_ingredients, pantry_ingredients, exclude_ingredients }
}

async function findGuid(api: ApiClient, name: string, signal: AbortSignal): Promise<string | null> {
  const { results } = await api('GET /ingredient/in_recipes', { query: { search: name, limit: '1' }, signal })
  return results[0]?.guid ?? null
}

/** Names of a filter's ingredients; asks only for those not known yet. */
export async function namesOf(
  api: ApiClient,
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

import type { CallOutput, PublicApiClient } from '@zivina/contract/client'
import { SEARCH_TEXT_MAX } from '@zivina/contract/kernel/limits'
import { fromQuery } from '@zivina/domain/catalogue/filter/filter-query'
import {
  FILTER_DEFAULTS,
  MAX_SEARCH_LENGTH,
  normalizeFilter,
  type RecipeFilter,
} from '@zivina/domain/catalogue/filter/filters'
import { listAddress } from './list-address.ts'

type Understood = NonNullable<CallOutput<'GET /search_all'>['understood']>

/** All of these are required together, so a question adds to them; any other value of the question replaces the chosen one. */
const ADDED = ['diet_types', 'without_allergens', 'exclude_ingredients'] as const

/** The chosen filter with what a question asks for. A text that is no question is searched for as it is. */
export async function withQuestion(
  api: PublicApiClient,
  filter: RecipeFilter,
  question: string,
  signal: AbortSignal,
): Promise<RecipeFilter> {
  const search = question.slice(0, SEARCH_TEXT_MAX)
  const { understood } = await api('GET /search_all', { query: { search, limit: '1' }, signal })
  if (understood === null) return normalizeFilter({ ...filter, search: question.slice(0, MAX_SEARCH_LENGTH) })
  const asked = filterOf(understood)
  const isEmpty = listAddress(asked) === listAddress(FILTER_DEFAULTS)
  // Nothing of it can be fulfilled: it stays in the field as it was typed.
  if (isEmpty && understood.notes.length > 0) return normalizeFilter({ ...filter, search: question })
  const names = Object.keys(understood.filter) as (keyof RecipeFilter)[]
  const changed = Object.fromEntries(names.filter((name) => name in asked).map((name) => [name, asked[name]]))
  const added = Object.fromEntries(ADDED.map((name) => [name, [...filter[name], ...asked[name]]]))
  return normalizeFilter({ ...filter, ...changed, ...added, ...orderOf(filter, asked), search: asked.search })
}

/** The filter that an answer of the search says. */
export function filterOf(understood: Pick<Understood, 'filter'>): RecipeFilter {
  return fromQuery(new Map(Object.entries(understood.filter)))
}

function orderOf(filter: RecipeFilter, asked: RecipeFilter): Pick<RecipeFilter, 'ordering' | 'descending'> {
  const { ordering, descending } = asked.ordering === FILTER_DEFAULTS.ordering ? filter : asked
  return { ordering, descending }
}

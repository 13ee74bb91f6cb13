import { ApiFailure } from '@zivina/contract/client'
import type { LoadInput } from '#app/session/load.ts'
import type { IngredientNames } from './ingredient-names.ts'
import { keptList } from './kept-lists.ts'
import type { ListData, PanelOptions } from './list-data.ts'
import { loadList } from './load-list.ts'
import { readFilter, readOffset } from './read-filter.ts'

const OFFLINE = 'Nejste připojeni k\u00a0internetu. Jakmile se spojení obnoví, zkuste to znovu.'

/** What earlier lists brought; tags, creators and names do not change while somebody walks through the site. */
const known: { options: PanelOptions | null; names: IngredientNames } = { options: null, names: {} }

/** Keeps what a list brought, so that the next one asks for recipes alone. Browser only. */
export function rememberFrom(data: ListData): void {
  if (data.options.tags.length > 0) known.options = data.options
  rememberNames(data.names.ingredients ?? {})
}

/** Keeps names of ingredients that were chosen by name. Browser only. */
export function rememberNames(names: IngredientNames): void {
  known.names = { ...known.names, ...names }
}

/** Names of ingredients met so far; none on the server. */
export function knownNames(): IngredientNames {
  return known.names
}

/**
 * The list as the browser loads it: on the way back from memory, otherwise from the API. A list that cannot be had does
 * not cost the page: the filter stands, with a sentence in place of the recipes.
 */
export async function loadInBrowser(input: LoadInput<unknown>): Promise<ListData> {
  const kept = keptList(window.history.state?.key ?? null, input.url.pathname + input.url.search)
  if (kept) return kept.data
  try {
    return await loadList(input, known)
  } catch (failure) {
    if (failure instanceof ApiFailure && !failure.has('BANNED_USER')) return failedList(input.url, failure)
    throw failure
  }
}

function failedList(url: URL, failure: ApiFailure): ListData {
  return {
    filter: readFilter(url.searchParams),
    offset: readOffset(url.searchParams),
    recipes: [],
    count: 0,
    options: known.options ?? { tags: [], creators: [] },
    names: { ingredients: known.names },
    suggestions: [],
    failure: navigator.onLine ? failure.message : OFFLINE,
  }
}

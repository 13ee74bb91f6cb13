import { ApiFailure } from '@zivina/contract/client'
import type { LoadInput } from '#app/session/access/load.ts'
import { NOTHING_CONDITIONAL } from '../conditional/load-conditional.ts'
import { cachedList } from './cached-lists.ts'
import type { IngredientNames } from './ingredient-names.ts'
import type { ListData, PanelOptions } from './list-data.ts'
import { loadList } from './load-list.ts'
import { readFilter, readOffset } from './read-filter.ts'

const OFFLINE = 'Jste bez připojení k\u00a0internetu. Jakmile se spojení obnoví, zkuste to znovu.'

/** Data of earlier lists; tags, creators and names do not change during a visit. */
const known: { options: PanelOptions | null; names: IngredientNames } = { options: null, names: {} }

/** Remembers data of a list, so that the next one requests only recipes. Browser only. */
export function rememberFrom(data: ListData): void {
  if (data.options.tags.length > 0) known.options = data.options
  rememberNames(data.names.ingredients ?? {})
}

/** Remembers names of chosen ingredients. Browser only. */
export function rememberNames(names: IngredientNames): void {
  known.names = { ...known.names, ...names }
}

/** Known names of ingredients; none on the server. */
export function knownNames(): IngredientNames {
  return known.names
}

/**
 * Loads the list in the browser: on the way back from memory, otherwise from the API. If it fails the page still works: the
 * filter is shown, with a message instead of the recipes.
 */
export async function loadInBrowser(input: LoadInput<unknown>): Promise<ListData> {
  const kept = cachedList(window.history.state?.key ?? null, input.url.pathname + input.url.search)
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
    conditional: NOTHING_CONDITIONAL,
    notes: [],
    failure: navigator.onLine ? failure.message : OFFLINE,
  }
}

import { ApiFailure } from '@zivina/contract/client'
import { NOTHING_CONDITIONAL } from '#app/features/catalogue/conditional/load-conditional.ts'
import { known } from '#app/features/catalogue/filter/known-options.ts'
import { readFilter, readOffset } from '#app/features/catalogue/filter/read-filter.ts'
import type { LoadInput } from '#app/session/access/load.ts'
import { cachedList } from './cached-lists.ts'
import type { ListData } from './list-data.ts'
import { loadList } from './load-list.ts'

const OFFLINE = 'Jste bez připojení k\u00a0internetu. Jakmile se spojení obnoví, zkuste to znovu.'

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

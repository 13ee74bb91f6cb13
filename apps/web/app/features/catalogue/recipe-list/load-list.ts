import type { PublicApiClient } from '@zivina/contract/client'
import { FILTER_DEFAULTS, type RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { redirect } from 'react-router'
import {
  isCompleted,
  loadConditional,
  NOTHING_CONDITIONAL,
} from '#app/features/catalogue/conditional/load-conditional.ts'
import { toApiQuery } from '#app/features/catalogue/filter/api-query.ts'
import { type IngredientNames, namesOf, withTyped } from '#app/features/catalogue/filter/ingredient-names.ts'
import { listAddress } from '#app/features/catalogue/filter/list-address.ts'
import type { PanelOptions } from '#app/features/catalogue/filter/panel-options.ts'
import {
  isFromPlainForm,
  readAsked,
  readFilter,
  readOffset,
  readTypedIngredients,
} from '#app/features/catalogue/filter/read-filter.ts'
import { toCard } from '#app/features/catalogue/to-card.ts'
import type { LoadInput } from '#app/session/access/load.ts'
import type { ListData } from './list-data.ts'
import { bestSuggestions, loosenings, type Suggestion } from './loosen.ts'

/** Known data that need not be requested. */
export type Known = { options: PanelOptions | null; names: IngredientNames }

const NOTHING_KNOWN: Known = { options: null, names: {} }

/**
 * Loads the list of an address: recipes and their number, the options of the panel, names of ingredients, where a filter by diet finds
 * few what nearly suits it, and, where nothing was found, less strict filters that find something.
 *
 * @throws a redirect to the canonical address where a plain form was sent or a question was asked
 */
export async function loadList({ api, url, signal }: LoadInput<unknown>, known = NOTHING_KNOWN): Promise<ListData> {
  const filter = await withTyped(api, readFilter(url.searchParams), readTypedIngredients(url.searchParams), signal)
  const asked = readAsked(url.searchParams)
  if (asked !== '') {
    const { withQuestion } = await import('#app/features/catalogue/filter/ask-question.ts')
    throw redirect(listAddress(await withQuestion(api, filter, asked, signal)))
  }
  if (isFromPlainForm(url.searchParams)) throw redirect(listAddress(filter))
  const offset = readOffset(url.searchParams)
  // A visitor who types into the field goes on typing; an address that was opened says all there is.
  if (known === NOTHING_KNOWN && offset === 0 && isTextAlone(filter)) {
    const { withQuestion } = await import('#app/features/catalogue/filter/ask-question.ts')
    const meant = listAddress(await withQuestion(api, FILTER_DEFAULTS, filter.search, signal))
    if (meant !== listAddress(filter)) throw redirect(meant)
  }
  const [{ results, count }, options, ingredients] = await Promise.all([
    api('GET /recipe', { query: toApiQuery(filter, { offset }), signal }),
    known.options ?? loadOptions(api, signal),
    namesOf(api, filter, known.names, signal),
  ])
  const creators = Object.fromEntries(options.creators.map(({ slug, name }) => [slug, name]))
  const names = { ingredients, creators }
  const conditional = isCompleted(filter, count) ? await loadConditional({ api, signal }, filter) : NOTHING_CONDITIONAL
  const suggestions = count + conditional.count === 0 ? await suggest(api, filter, names, signal) : []
  return {
    filter,
    offset,
    recipes: results.map(toCard),
    count,
    options,
    names,
    suggestions,
    conditional,
    notes: await findNotes(filter),
    failure: null,
  }
}

/** An address with nothing but a text, as other sites link and search engines ask: the text is read as one typed into the field. */
function isTextAlone(filter: RecipeFilter): boolean {
  return filter.search !== '' && listAddress(filter) === listAddress({ ...FILTER_DEFAULTS, search: filter.search })
}

/** Wishes of the filter that exclude its text: „Veganské“ and „kuře“. */
async function findNotes(filter: RecipeFilter): Promise<string[]> {
  if (filter.search === '') return []
  const { findQuestionConflicts } = await import('@zivina/domain/catalogue/question/question-conflicts')
  return findQuestionConflicts(filter, filter.search, [])
}

/** Tags and creators to choose from. */
export async function loadOptions(api: PublicApiClient, signal: AbortSignal): Promise<PanelOptions> {
  const [{ tags }, { results }] = await Promise.all([
    api('GET /tag', { signal }),
    api('GET /public_profile', { signal }),
  ])
  const byName = [...tags].sort((one, other) => one.localeCompare(other, 'cs'))
  return { tags: byName, creators: results.map(({ slug, name }) => ({ slug, name })) }
}

async function suggest(
  api: PublicApiClient,
  filter: RecipeFilter,
  names: ListData['names'],
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const tried = loosenings(filter, names).map(async (loosening) => {
    const { count } = await api('GET /recipe', { query: toApiQuery(loosening.filter, { limit: 1 }), signal })
    return { ...loosening, count }
  })
  return bestSuggestions(await Promise.all(tried))
}

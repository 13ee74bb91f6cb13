import type { Library } from '@zivina/content/library'
import { createTextSearch } from '@zivina/content/search'
import { type SearchAll, search } from '@zivina/contract/discovery/search'
import type { Vocabulary } from '@zivina/czech/suggest-text'
import type { ProfileRow } from '#api/catalogue/creators/present.ts'
import { createLibraryReader } from '#api/content/texts/service.ts'
import { createCatalogueCache } from '#api/kernel/cache/catalogue-cache.ts'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { countEmptySearch } from '../visit-counts/service.ts'
import { isEmpty, searchAll } from './service.ts'

/** An answer is about a hundred kilobytes. */
const ANSWERS_MAX = 200
/** A shorter text is still being typed. */
const COUNTED_FROM = 3

/** The searches of a library, for as long as it is kept. */
const searches = new WeakMap<Library, ReturnType<typeof createSearches>>()

function createSearches({ articles, guides }: Library) {
  return { articles: createTextSearch(articles), guides: createTextSearch(guides) }
}

function searchesOf(library: Library) {
  const known = searches.get(library) ?? createSearches(library)
  searches.set(library, known)
  return known
}

export function bindSearch(app: App): void {
  const uses = createCatalogueCache<Map<string, number>>(app.services.catalogue)
  const profiles = createCatalogueCache<ProfileRow[]>(app.services.catalogue)
  const vocabulary = createCatalogueCache<Vocabulary>(app.services.catalogue)
  const counts = createCatalogueCache<number>(app.services.catalogue)
  const rankings = createCatalogueCache<string[]>(app.services.catalogue)
  const lists = { counts, rankings }
  const answers = createCatalogueCache<SearchAll>(app.services.catalogue, ANSWERS_MAX)
  const readLibrary = createLibraryReader(app.services)
  bind(app, search, {
    all: async (ctx, { query }) => {
      const texts = searchesOf(await readLibrary())
      const answer = await searchAll({ ...ctx, uses, profiles, vocabulary, lists, answers, ...texts }, query)
      if (query.search.length >= COUNTED_FROM && isEmpty(answer)) countEmptySearch(ctx, query.search)
      return answer
    },
  })
}

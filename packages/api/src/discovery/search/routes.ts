import { EMPTY_LIBRARY } from '@zivina/content/library'
import { createTextSearch } from '@zivina/content/search'
import { type SearchAll, search } from '@zivina/contract/discovery/search'
import type { Vocabulary } from '@zivina/czech/suggest-text'
import type { ProfileRow } from '#api/catalogue/creators/present.ts'
import { createCatalogueCache } from '#api/kernel/cache/catalogue-cache.ts'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { countEmptySearch } from '../visit-counts/service.ts'
import { isEmpty, searchAll } from './service.ts'

/** An answer is about a hundred kilobytes. */
const ANSWERS_MAX = 200
/** A shorter text is still being typed. */
const COUNTED_FROM = 3

export function bindSearch(app: App): void {
  const uses = createCatalogueCache<Map<string, number>>(app.services.catalogue)
  const profiles = createCatalogueCache<ProfileRow[]>(app.services.catalogue)
  const vocabulary = createCatalogueCache<Vocabulary>(app.services.catalogue)
  const counts = createCatalogueCache<number>(app.services.catalogue)
  const rankings = createCatalogueCache<string[]>(app.services.catalogue)
  const lists = { counts, rankings }
  const answers = createCatalogueCache<SearchAll>(app.services.catalogue, ANSWERS_MAX)
  const library = app.services.library ?? EMPTY_LIBRARY
  const texts = { articles: createTextSearch(library.articles), guides: createTextSearch(library.guides) }
  bind(app, search, {
    all: async (ctx, { query }) => {
      const answer = await searchAll({ ...ctx, uses, profiles, vocabulary, lists, answers, ...texts }, query)
      if (query.search.length >= COUNTED_FROM && isEmpty(answer)) countEmptySearch(ctx, query.search)
      return answer
    },
  })
}

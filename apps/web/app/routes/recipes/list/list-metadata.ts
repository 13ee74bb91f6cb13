import type { MetaDescriptor } from 'react-router'
import { pageMetadata, type siteOf } from '../../../metadata.ts'
import type { ListData } from './list-data.ts'
import { type ListWords, wordsFor } from './list-words.ts'

const KEYWORDS = ['recepty', 'zdravé recepty', 'kalorie', 'nutriční hodnoty', 'filtr receptů', 'dieta']

/** What the list is called, by its main filter. */
export function wordsOf({ filter, count, offset, names }: ListData): ListWords {
  const creatorName = filter.creator === null ? null : (names.creators?.[filter.creator] ?? null)
  return wordsFor(filter, count, offset, creatorName)
}

/** Metadata of the list. A combination of filters is not to be found by itself and stands for the plain list. */
export function listMetadata(data: ListData, matches: Parameters<typeof siteOf>[0]): MetaDescriptor[] {
  const { title, description, canonical, indexable } = wordsOf(data)
  const page = pageMetadata({ title, description, path: canonical, keywords: KEYWORDS }, matches)
  return indexable ? page : [...page, { name: 'robots', content: 'noindex,follow' }]
}

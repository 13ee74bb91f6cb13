import type { MetaDescriptor } from 'react-router'
import type { ListData } from '#app/features/catalogue/recipe-list/list-data.ts'
import { type ListWords, wordsFor } from '#app/features/catalogue/recipe-list/list-words.ts'
import { pageMetadata, type siteOf } from '#app/seo/metadata.ts'

const KEYWORDS = ['recepty', 'zdravé recepty', 'kalorie', 'výživové hodnoty', 'filtr receptů', 'dieta']

/** Heading, title and description of the list, by its main filter. */
export function wordsOf({ filter, count, offset, names }: ListData): ListWords {
  const creatorName = filter.creator === null ? null : (names.creators?.[filter.creator] ?? null)
  return wordsFor(filter, count, offset, creatorName)
}

/**
 * Metadata of the list. Combinations of filters and further pages are not indexed: the recipes on them are in the sitemap. They
 * have no canonical address, as they are not copies of another page.
 */
export function listMetadata(data: ListData, matches: Parameters<typeof siteOf>[0]): MetaDescriptor[] {
  const { title, description, canonical, indexable } = wordsOf(data)
  return pageMetadata({ title, description, path: canonical, keywords: KEYWORDS, noindex: !indexable }, matches)
}

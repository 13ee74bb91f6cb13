import { ARTICLE_CATEGORIES, type ArticleCategory } from '@zivina/contract/content/content-kinds'

/** What an address asks of the list: a category or all, and the page, from 1. */
export type ArticleListAddress = { category: ArticleCategory | null; page: number }

/** Reads an address; what it does not understand asks for nothing. */
export function readListAddress(query: URLSearchParams): ArticleListAddress {
  const category = ARTICLE_CATEGORIES.find((known) => known === query.get('category')) ?? null
  const page = /^[1-9]\d{0,3}$/.exec(query.get('page') ?? '')?.[0]
  return { category, page: page === undefined ? 1 : Number(page) }
}

/** The one address of a list: only what differs from the whole list's first page. */
export function listAddress({ category, page }: ArticleListAddress): string {
  const query = new URLSearchParams()
  if (category) query.set('category', category)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? '/clanky' : `/clanky?${query}`
}

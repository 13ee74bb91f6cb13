import { ARTICLE_CATEGORIES, type ArticleCategory } from '@zivina/contract/content/content-kinds'

/** The content of an article list's address: a category or all, and the page, from 1. */
export type ArticleListAddress = { category: ArticleCategory | null; page: number }

/** Reads an address; invalid parameters are ignored. */
export function readListAddress(query: URLSearchParams): ArticleListAddress {
  const category = ARTICLE_CATEGORIES.find((known) => known === query.get('category')) ?? null
  const page = /^[1-9]\d{0,3}$/.exec(query.get('page') ?? '')?.[0]
  return { category, page: page === undefined ? 1 : Number(page) }
}

/** The canonical address of a list: only what differs from the first page of all articles. */
export function listAddress({ category, page }: ArticleListAddress): string {
  const query = new URLSearchParams()
  if (category) query.set('category', category)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? '/clanky' : `/clanky?${query}`
}

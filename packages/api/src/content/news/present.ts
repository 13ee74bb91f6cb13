import type { NewsBlock } from '@zivina/contract/content/news'
import { NEWS_CATEGORIES } from '@zivina/contract/content/news-categories'
import type { NewsRow } from './queries.ts'

/** A news entry in the form of the contract. */
export function presentBlock(row: NewsRow): NewsBlock {
  return {
    guid: row.guid,
    category: NEWS_CATEGORIES.find((known) => known === row.category) ?? 'other',
    title: row.title,
    text: row.text,
    published_at: row.published_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

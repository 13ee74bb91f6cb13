import type { LibraryArticle } from '@zivina/content/library'
import type { ArticleSummary } from '@zivina/contract/content/articles'
import { presentSummary } from '#api/content/texts/present.ts'

/** An article as lists show it. */
export function presentArticleSummary(article: LibraryArticle, endpoint: string): ArticleSummary {
  return { ...presentSummary(article, endpoint), category: article.category }
}

/** The same of a neighbour that may not be there. */
export function presentNeighbour(article: LibraryArticle | undefined, endpoint: string): ArticleSummary | null {
  return article ? presentArticleSummary(article, endpoint) : null
}

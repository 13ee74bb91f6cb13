import type { LibraryArticle } from '@zivina/content/library'
import type { ArticleSummary } from '@zivina/contract/content/articles'
import { presentSummary } from '#api/content/texts/present.ts'
import type { Urls } from '#api/kernel/ports/urls.ts'

/** An article as lists show it. */
export function presentArticleSummary(article: LibraryArticle, urls: Urls): ArticleSummary {
  return { ...presentSummary(article, urls), category: article.category }
}

/** The same for a previous or next article, which may not exist. */
export function presentNeighbour(article: LibraryArticle | undefined, urls: Urls): ArticleSummary | null {
  return article ? presentArticleSummary(article, urls) : null
}

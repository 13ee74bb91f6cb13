import { placeOfText } from '@zivina/content/find-text'
import type { Library, LibraryArticle } from '@zivina/content/library'
import type { Article, ArticleSummary } from '@zivina/contract/content/articles'
import type { ArticleCategory } from '@zivina/contract/content/content-kinds'
import type { CreatorContext } from '#api/catalogue/creators/service.ts'
import { presentText } from '#api/content/texts/present.ts'
import { loadSurroundings } from '#api/content/texts/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { type Listed, type Page, paged, pageFrom } from '#api/kernel/lists/page.ts'
import type { Urls } from '#api/kernel/ports/urls.ts'
import { presentArticleSummary, presentNeighbour } from './present.ts'

type ArticleList = Page & { category?: ArticleCategory | undefined }

/** Articles, newest first: one page and the total number. */
export function listArticles(
  { articles }: Library,
  { category, ...page }: ArticleList,
  urls: Urls,
): Listed<ArticleSummary> {
  const chosen = category === undefined ? articles : articles.filter((article) => article.category === category)
  return paged(pageFrom(chosen, page), (article) => presentArticleSummary(article, urls))
}

/**
 * One article with everything its page shows, by its slug or a former one.
 * @throws ApiError NOT_FOUND
 */
export async function readArticle(
  ctx: CreatorContext,
  { library: { articles }, slug }: { library: Library; slug: string },
): Promise<Article> {
  const place = placeOfText(articles, slug)
  const article = articles[place]
  if (!article) throw new ApiError('NOT_FOUND')
  const { urls } = ctx
  return {
    ...presentText(article, await loadSurroundings(ctx, article), urls),
    category: article.category,
    previous: presentNeighbour(articles[place + 1], urls),
    next: presentNeighbour(articles[place - 1], urls),
  }
}

/** Articles as search results show them. */
export function presentFoundArticles(articles: readonly LibraryArticle[], urls: Urls): ArticleSummary[] {
  return articles.map((article) => presentArticleSummary(article, urls))
}

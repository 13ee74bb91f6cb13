import type { ArticleSummary } from '@zivina/contract/content/articles'
import { ARTICLE_CATEGORY_LABELS } from '@zivina/contract/content/content-kinds'
import { dateText } from '#app/kit/text/date-text.ts'
import { readingText } from './text/reading-text.ts'
import { TextCard } from './text-card.tsx'

/** An article in a list, with its date and reading time. */
export function ArticleCard({ article, eager = false }: { article: ArticleSummary; eager?: boolean }) {
  const { slug, category, published, reading_minutes } = article
  return (
    <TextCard text={article} href={`/clanky/${slug}`} kind={ARTICLE_CATEGORY_LABELS[category]} eager={eager}>
      <time dateTime={published}>{dateText(published)}</time>
      <span>{readingText(reading_minutes)}</span>
    </TextCard>
  )
}

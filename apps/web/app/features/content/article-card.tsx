import type { ArticleSummary } from '@zivina/contract/content/articles'
import { ARTICLE_CATEGORY_LABELS } from '@zivina/contract/content/content-kinds'
import { tied } from '@zivina/contract/kernel/typography'
import { dateText } from '#app/kit/date-text.ts'
import { Picture } from '#app/kit/ui/picture.tsx'
import { readingText } from './text/reading-text.ts'

const CARD_SIZES = '(width >= 80rem) 25rem, (width >= 60rem) 31vw, (width >= 37.5rem) 46vw, 94vw'

/** An article in a list: cover, category, title, description, date and reading time. One link. */
export function ArticleCard({ article, eager = false }: { article: ArticleSummary; eager?: boolean }) {
  return (
    <a
      href={`/clanky/${article.slug}`}
      className="group flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card transition-shadow hover:shadow-raised"
    >
      <div className="aspect-video overflow-hidden bg-sunken">
        <Picture
          src={article.image}
          alt=""
          ratio="16-9"
          widths={[320, 480, 640, 960]}
          sizes={CARD_SIZES}
          eager={eager}
          className="size-full object-cover transition-transform duration-250 group-hover:scale-103"
        />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <p className="text-sm font-semibold text-brand">{ARTICLE_CATEGORY_LABELS[article.category]}</p>
        <h3 className="text-xl leading-snug group-hover:text-brand">{tied(article.title)}</h3>
        <p className="line-clamp-3 text-muted">{tied(article.description)}</p>
        <p className="figures mt-auto flex flex-wrap gap-x-3 pt-2 text-sm text-muted">
          <time dateTime={article.published}>{dateText(article.published)}</time>
          <span>{readingText(article.reading_minutes)}</span>
        </p>
      </div>
    </a>
  )
}

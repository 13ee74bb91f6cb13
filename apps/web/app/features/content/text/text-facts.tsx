import type { Article } from '@zivina/contract/content/articles'
import { tied } from '@zivina/contract/kernel/typography'
import { CreatorPortrait } from '#app/features/catalogue/creator-portrait.tsx'
import { dateText } from '#app/kit/text/date-text.ts'
import { readingText } from './reading-text.ts'

type TextFactsProps = Pick<Article, 'author' | 'published' | 'updated' | 'reading_minutes'>

/** Author, day a text came out, as its card says it, with the day of its last change, and reading time. */
export function TextFacts({ author, published, updated, reading_minutes }: TextFactsProps) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-1">
      {author ? (
        <a
          href={`/tvurci/${author.slug}`}
          className="group flex min-h-11 items-center gap-3 rounded-full pr-3 hover:bg-brand-soft"
        >
          <CreatorPortrait creator={author} size="sm" eager />
          <span className="leading-tight">
            <span className="block font-semibold text-heading group-hover:text-brand">{author.name}</span>
            <span className="block text-sm text-muted max-sm:hidden">{tied(author.specialisation)}</span>
          </span>
        </a>
      ) : null}
      <p className="figures text-sm text-muted">
        <time dateTime={published}>{dateText(published)}</time>
        {updated > published ? (
          <>
            , upraveno <time dateTime={updated}>{dateText(updated)}</time>
          </>
        ) : null}{' '}
        · {readingText(reading_minutes)}
      </p>
    </div>
  )
}

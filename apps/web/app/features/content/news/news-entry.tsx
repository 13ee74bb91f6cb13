import type { NewsBlock } from '@zivina/contract/content/news'
import { NEWS_CATEGORY_NAMES, type NewsCategory } from '@zivina/contract/content/news-categories'
import { tied } from '@zivina/contract/kernel/typography'
import { calendarDay } from '@zivina/domain/calendar-day'
import { CircleAlert, Info, Lightbulb, type LucideIcon, Megaphone, Rocket, Sparkles } from 'lucide-react'
import { dateText } from '#app/kit/text/date-text.ts'
import { cn } from '#app/kit/ui/class-names.ts'

const ICONS: Record<NewsCategory, LucideIcon> = {
  newly_added: Sparkles,
  future_plans: Rocket,
  interesting_facts: Lightbulb,
  error: CircleAlert,
  info: Info,
  other: Megaphone,
}

type NewsEntryProps = {
  block: NewsBlock
  heading: 'h2' | 'h3'
  /** Whether the reader has not seen it before. */
  isNew?: boolean
}

/** One news entry: category, date and text. */
export function NewsEntry({ block, heading: Heading, isNew = false }: NewsEntryProps) {
  const { category, title, text, published_at } = block
  const Icon = ICONS[category]
  return (
    <article className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span
          className={cn(
            'inline-flex items-center gap-1.5 font-semibold',
            category === 'error' ? 'text-error' : 'text-brand',
          )}
        >
          <Icon className="size-4" aria-hidden />
          {NEWS_CATEGORY_NAMES[category]}
        </span>
        {published_at ? (
          <time dateTime={published_at} className="figures text-muted">
            {dateText(calendarDay(new Date(published_at)))}
          </time>
        ) : null}
        {isNew ? <strong className="rounded-full bg-brand-soft px-2.5 py-0.5 text-brand-strong">Nové</strong> : null}
      </p>
      {title ? <Heading className="text-xl">{tied(title)}</Heading> : null}
      {text
        .split(/\n+/)
        .filter(Boolean)
        .map((paragraph) => (
          <p key={paragraph} className="max-w-text">
            {tied(paragraph)}
          </p>
        ))}
    </article>
  )
}

import { Megaphone } from 'lucide-react'
import { useNews } from './news-query.ts'

/** The link to the news, with the number of unread entries. */
export function NewsLink({ className }: { className: string }) {
  const { data } = useNews()
  const unread = data?.news_text_blocks_count ?? 0
  return (
    <a href="/novinky" className={className}>
      <Megaphone className="size-5 shrink-0" aria-hidden />
      Novinky
      {unread > 0 ? (
        <span className="figures ml-auto inline-flex min-w-6 items-center justify-center rounded-full bg-brand px-2 text-sm font-semibold text-on-brand">
          {unread}
          <span className="sr-only"> nepřečtené</span>
        </span>
      ) : null}
    </a>
  )
}

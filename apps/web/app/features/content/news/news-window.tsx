import { useCallback } from 'react'
import { NewsCard } from './news-card.tsx'
import { useMarkSeen, useNews } from './news-query.ts'
import { newerThan, storeSeen, useSeenRecord } from './seen-news.ts'

/**
 * The news window, shown once on the overview after log-in, where it interrupts nothing. Closing it marks the news as seen on
 * every device; entries read in this browser before log-in are not repeated. New recipes alone do not open it.
 */
export function NewsWindow() {
  const { data } = useNews()
  const { mutate } = useMarkSeen()
  const record = useSeenRecord()
  const loaded_at = data?.loaded_at ?? null
  const unread = newerThan(data?.news_text_blocks ?? [], record ?? '')
  const newest = unread[0]?.published_at ?? null
  const close = useCallback(() => {
    if (newest !== null) storeSeen(newest)
    if (loaded_at !== null) mutate(loaded_at)
  }, [newest, loaded_at, mutate])
  return unread.length > 0 ? <NewsCard blocks={unread} onClose={close} className="max-md:bottom-20" /> : null
}

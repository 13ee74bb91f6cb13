import { useCallback, useEffect, useState } from 'react'
import { NewsCard } from '#app/features/content/news/news-card.tsx'
import { storeSeen } from '#app/features/content/news/seen-news.ts'
import { useUnreadNews } from '#app/features/content/news/unread-news.ts'

/** How long after loading the page the news is offered. */
const QUIET_MS = 1500

/** Shows news to visitors without an account, once each, only shortly after arrival so that it does not interrupt. */
export function VisitorNews() {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsWanted(true), QUIET_MS)
    return () => clearTimeout(timer)
  }, [])
  return isWanted ? <UnreadNews /> : null
}

/** Reads the browser's storage, which the start of the page does not wait for. */
function UnreadNews() {
  const unread = useUnreadNews(true)
  const newest = unread[0]?.published_at ?? null
  const close = useCallback(() => {
    if (newest !== null) storeSeen(newest)
  }, [newest])
  return unread.length > 0 ? <NewsCard blocks={unread} onClose={close} /> : null
}

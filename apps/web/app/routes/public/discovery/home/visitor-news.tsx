import { useCallback, useEffect, useState } from 'react'
import { NewsCard } from '#app/features/content/news/news-card.tsx'
import { keepSeen } from '#app/features/content/news/seen-news.ts'
import { useUnreadNews } from '#app/features/content/news/unread-news.ts'

/** How long the page has for itself before anything else is offered. */
const QUIET_MS = 1500

/** The news for who has no account, once each, on the way in: later somebody is in the middle of something. */
export function VisitorNews() {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsWanted(true), QUIET_MS)
    return () => clearTimeout(timer)
  }, [])
  const unread = useUnreadNews(isWanted)
  const newest = unread[0]?.published_at ?? null
  const close = useCallback(() => {
    if (newest !== null) keepSeen(newest)
  }, [newest])
  return unread.length > 0 ? <NewsCard blocks={unread} onClose={close} /> : null
}

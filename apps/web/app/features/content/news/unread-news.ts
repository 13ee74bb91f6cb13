import type { News, NewsBlock } from '@zivina/contract/content/news'
import { useEffect, useState } from 'react'
import { browserApi } from '#app/session/api/browser-api.ts'
import { readTokenData } from '#app/session/tokens/session-store.ts'
import { newerThan, useSeenRecord, wasHereBefore } from './seen-news.ts'

const NONE: readonly NewsBlock[] = []
let asked: Promise<News | null> | null = null

/** The news for anonymous visitors, fetched once per visit. */
function loadNews(): Promise<News | null> {
  asked ??= browserApi('GET /news/load_news_user', {}).catch(() => {
    // Not essential; the next page fetches them again.
    asked = null
    return null
  })
  return asked
}

/**
 * The news that a visitor without an account has not read in this browser. Empty on the server, for logged-in users (their
 * account knows), for newcomers, and until it is wanted.
 */
export function useUnreadNews(isWanted: boolean): readonly NewsBlock[] {
  const [blocks, setBlocks] = useState<readonly NewsBlock[]>([])
  const record = useSeenRecord()
  useEffect(() => {
    if (!isWanted || readTokenData() !== null || !wasHereBefore()) return
    let isGone = false
    void loadNews().then((news) => {
      if (!isGone && news) setBlocks(news.news_text_blocks)
    })
    return () => {
      isGone = true
    }
  }, [isWanted])
  return blocks.length === 0 || record === null ? NONE : newerThan(blocks, record)
}

import type { News, NewsBlock } from '@zivina/contract/content/news'
import { useEffect, useState } from 'react'
import { browserApi } from '#app/session/browser-api.ts'
import { readTokenData } from '#app/session/session-store.ts'
import { newerThan, readSeen, useSeenRecord } from './seen-news.ts'

let asked: Promise<News | null> | null = null

/** The news for nobody in particular, asked for once a visit. */
function loadNews(): Promise<News | null> {
  asked ??= browserApi('GET /news/load_news_user', {}).catch(() => {
    // Nothing hangs on it; the next page asks again.
    asked = null
    return null
  })
  return asked
}

/**
 * What somebody without an account has not read in this browser. Nothing on the server, for who is logged in (the account
 * knows), and until somebody wants it.
 */
export function useUnreadNews(isWanted: boolean): readonly NewsBlock[] {
  const [blocks, setBlocks] = useState<readonly NewsBlock[]>([])
  const record = useSeenRecord()
  useEffect(() => {
    if (!isWanted || readTokenData() !== null) return
    let isGone = false
    void loadNews().then((news) => {
      if (!isGone && news) setBlocks(news.news_text_blocks)
    })
    return () => {
      isGone = true
    }
  }, [isWanted])
  return blocks.length === 0 ? blocks : newerThan(blocks, record ?? readSeen())
}

import { useEffect, useState } from 'react'
import { readTokenData } from '../../session/session-store.ts'

const KEY = 'zivina-news-seen'

/** Until when this browser's reader has seen the news; without a record nothing is called new. Tells it from now on. */
export function useSeenUntil(newest: string | null): string | null {
  const [until, setUntil] = useState<string | null>(null)
  useEffect(() => {
    try {
      setUntil(localStorage.getItem(KEY))
      if (newest) localStorage.setItem(KEY, newest)
    } catch {
      // Storage is off: nothing is called new.
    }
    if (readTokenData()) void tellServer()
  }, [newest])
  return until
}

/** Whoever is logged in has seen them on every device. */
async function tellServer(): Promise<void> {
  const { sessionApi } = await import('../../session/session-api.ts')
  const until = new Date().toISOString()
  // What could not be remembered is offered once more; nothing else hangs on it.
  await sessionApi('POST /news/seen', { body: { until } }).catch(() => {})
}

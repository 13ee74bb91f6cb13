import { useEffect, useState } from 'react'
import { keepSeen, readSeen } from '#app/features/content/news/seen-news.ts'
import { readTokenData } from '#app/session/session-store.ts'

/** Until when this browser's reader had seen the news before this page; null until that is known. Tells it from now on. */
export function useSeenUntil(newest: string | null): string | null {
  const [until, setUntil] = useState<string | null>(null)
  useEffect(() => {
    setUntil((before) => before ?? readSeen())
    if (newest) keepSeen(newest)
    if (readTokenData()) void tellServer()
  }, [newest])
  return until
}

/** Whoever is logged in has seen them on every device. */
async function tellServer(): Promise<void> {
  const until = new Date().toISOString()
  try {
    const { sessionApi } = await import('#app/session/session-api.ts')
    await sessionApi('POST /news/seen', { body: { until } })
  } catch {
    // What could not be remembered is offered once more; nothing else hangs on it.
  }
}

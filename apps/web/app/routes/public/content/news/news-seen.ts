import { useEffect, useState } from 'react'
import { readSeen, storeSeen } from '#app/features/content/news/seen-news.ts'
import { readTokenData } from '#app/session/tokens/session-store.ts'

/** The date of the newest news seen in this browser before this visit; null until it is known. Records this visit. */
export function useSeenUntil(newest: string | null): string | null {
  const [until, setUntil] = useState<string | null>(null)
  useEffect(() => {
    setUntil((before) => before ?? readSeen())
    if (newest) storeSeen(newest)
    if (readTokenData()) void tellServer()
  }, [newest])
  return until
}

/** For a logged-in user the server remembers it on every device. */
async function tellServer(): Promise<void> {
  const until = new Date().toISOString()
  try {
    const { sessionApi } = await import('#app/session/api/session-api.ts')
    await sessionApi('POST /news/seen', { body: { until } })
  } catch {
    // If it could not be recorded, the news is shown as unread once more; nothing else depends on it.
  }
}

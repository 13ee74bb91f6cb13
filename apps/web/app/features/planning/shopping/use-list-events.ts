import { useEffect, useRef } from 'react'
import { accessToken } from '#app/session/tokens/access-token.ts'

/** The page comes first; what changes in this moment is told by the first event. */
const START_MS = 1500
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000

/**
 * Follows a list while the page is in sight: `onVersion` is called with its version at first and after every change, and with null
 * where changes may have been missed. A cut stream is opened again.
 */
export function useListEvents(list: string, onVersion: (version: number | null) => void): void {
  const latest = useRef(onVersion)
  latest.current = onVersion
  useEffect(() => {
    let stop: AbortController | null = null
    const show = () => {
      stop?.abort()
      stop = null
      if (document.visibilityState !== 'visible') return
      stop = new AbortController()
      void follow(list, stop.signal, (version) => latest.current(version))
    }
    const start = setTimeout(show, START_MS)
    document.addEventListener('visibilitychange', show)
    window.addEventListener('online', show)
    return () => {
      clearTimeout(start)
      stop?.abort()
      document.removeEventListener('visibilitychange', show)
      window.removeEventListener('online', show)
    }
  }, [list])
}

async function follow(list: string, signal: AbortSignal, onVersion: (version: number | null) => void): Promise<void> {
  let wait = FIRST_WAIT_MS
  while (!signal.aborted) {
    try {
      await readStream(list, signal, (version) => {
        wait = FIRST_WAIT_MS
        onVersion(version)
      })
    } catch {
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    }
    if (signal.aborted) return
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}

/** One stream until it ends. The browser's own `EventSource` cannot send the access token. */
async function readStream(
  list: string,
  signal: AbortSignal,
  onVersion: (version: number | null) => void,
): Promise<void> {
  const headers = { authorization: `Bearer ${await accessToken()}` }
  const response = await fetch(`/api/shopping_list/${list}/events`, { headers, signal })
  if (!response.ok || response.body === null) throw new Error(`The stream answers ${response.status}`)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    text += value
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) {
      const [, data] = /^data: (.*)$/m.exec(event) ?? []
      if (data !== undefined) onVersion(data === 'null' ? null : Number(data))
    }
  }
}

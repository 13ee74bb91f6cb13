import type { EventFeed } from '@zivina/contract/kernel/endpoint'
import { STREAM_SECONDS } from '@zivina/contract/kernel/limits'
import { NO_STORE } from './answer.ts'

/** Keeps proxies from closing a connection on which nothing happens. */
const HEARTBEAT_MS = 20_000
/** A client that has not read so many events is gone or stuck: it opens the stream anew. */
const UNREAD_MAX = 50

/**
 * Server-sent events: `version` with a number as its data and id, or `unknown` where changes may have been missed. The stream ends
 * by itself after some minutes.
 * @throws ApiError where the feed cannot be opened
 */
export function eventAnswer(feed: EventFeed, request_id: string): Response {
  const encoder = new TextEncoder()
  let stop = (): void => {}
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      let isOpen = true
      const end = (): void => {
        if (!isOpen) return
        stop()
        controller.close()
      }
      const write = (text: string): void => {
        const isStuck = (controller.desiredSize ?? 0) < -UNREAD_MAX
        if (isStuck) end()
        else if (isOpen) controller.enqueue(encoder.encode(text))
      }
      write('retry: 2000\n\n')
      // First, as it may refuse: an error thrown here is the call's answer.
      const close = feed.open({ send: (version) => write(eventOf(version)), end })
      const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MS)
      const limit = setTimeout(end, STREAM_SECONDS * 1000)
      stop = () => {
        isOpen = false
        clearInterval(heartbeat)
        clearTimeout(limit)
        close()
      }
      heartbeat.unref()
      limit.unref()
    },
    cancel: () => stop(),
  })
  const headers = {
    'content-type': 'text/event-stream; charset=UTF-8',
    'cache-control': NO_STORE,
    'x-request-id': request_id,
    // Proxies that buffer answers let such ones through.
    'x-accel-buffering': 'no',
  }
  return new Response(body, { status: 200, headers })
}

function eventOf(version: number | null): string {
  return version === null ? 'event: unknown\ndata: null\n\n' : `id: ${version}\nevent: version\ndata: ${version}\n\n`
}

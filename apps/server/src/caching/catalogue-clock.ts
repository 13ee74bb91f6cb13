import { listenTo } from '@zivina/db/notices'
import type { CatalogueClock } from './page-cache.ts'

/** A timer holds 24 days at most; for a later time the clock asks again after this interval. */
const ASK_AGAIN_MS = 6 * 3600 * 1000
/** Timers may fire a moment early; a delay by as much goes unnoticed. */
const MARGIN_MS = 50

type ClockOptions = {
  /** Milliseconds until the catalogue changes by itself, as when a scheduled entry becomes public; null for never. */
  untilNext: () => Promise<number | null>
}

/**
 * Follows the database's notices: the version rises with every change, including those that happen by time alone, and is
 * unknown while notices do not arrive.
 */
export function startCatalogueClock(
  url: string,
  { untilNext }: ClockOptions,
): CatalogueClock & { close: () => Promise<void> } {
  let version = 0
  let listening = false
  let timer: NodeJS.Timeout | undefined
  let asked = 0
  const change = (): void => {
    version += 1
    void waitForNext()
  }
  const waitForNext = async (): Promise<void> => {
    asked += 1
    const mine = asked
    // If the query fails, it is repeated later.
    const wait = await untilNext().catch(() => null)
    // A change in the meantime has asked again.
    if (mine !== asked) return
    clearTimeout(timer)
    const isNear = wait !== null && wait < ASK_AGAIN_MS
    timer = setTimeout(isNear ? change : waitForNext, isNear ? wait + MARGIN_MS : ASK_AGAIN_MS).unref()
  }
  const listener = listenTo('catalogue', url, {
    onChange: change,
    onLost: () => {
      listening = false
    },
    onListening: () => {
      change()
      listening = true
    },
  })
  const close = async (): Promise<void> => {
    asked += 1
    clearTimeout(timer)
    await listener.close()
  }
  return { version: () => (listening ? version : null), close }
}

import { listenCatalogue } from '@zivina/db/catalogue-notice'
import type { CatalogueClock } from './page-cache.ts'

/** A timer holds 24 days at most; what is farther off than this is asked about again. */
const ASK_AGAIN_MS = 6 * 3600 * 1000
/** Timers may run a moment early; late by as much nobody notices. */
const MARGIN_MS = 50

type ClockOptions = {
  /** How long it is until the catalogue changes by itself, as an entry that waits for its time does; null for never. */
  untilNext: () => Promise<number | null>
}

/**
 * Follows the database's notices: the version rises with every change, those included that come with the time alone, and is
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
    // Where it cannot be asked, it is asked again later.
    const wait = await untilNext().catch(() => null)
    // A change that came meanwhile has asked anew.
    if (mine !== asked) return
    clearTimeout(timer)
    const isNear = wait !== null && wait < ASK_AGAIN_MS
    timer = setTimeout(isNear ? change : waitForNext, isNear ? wait + MARGIN_MS : ASK_AGAIN_MS).unref()
  }
  const listener = listenCatalogue(url, {
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

import { listenCatalogue } from '@zivina/db/catalogue-notice'
import type { CatalogueClock } from './page-cache.ts'

/** Follows the database's notices: the version rises with every change, and is unknown while notices do not arrive. */
export function startCatalogueClock(url: string): CatalogueClock & { close: () => Promise<void> } {
  let version = 0
  let listening = false
  const listener = listenCatalogue(url, {
    onChange: () => {
      version += 1
    },
    onLost: () => {
      listening = false
    },
    onListening: () => {
      version += 1
      listening = true
    },
  })
  return { version: () => (listening ? version : null), close: listener.close }
}

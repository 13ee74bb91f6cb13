import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const RECONNECT_MS = 500

export type CatalogueListener = {
  /** Stops listening and closes the connection. */
  close: () => Promise<void>
}

export type CatalogueEvents = {
  /** A transaction that touched the catalogue has committed somewhere: what was read before may be old. */
  onChange: () => void
  /** Notices do not arrive (any more): nothing kept in memory may be trusted. */
  onLost: () => void
  /** Notices arrive (again): what is read from now on may be kept. */
  onListening: () => void
}

/**
 * Listens to the catalogue's changes on a connection of its own and reconnects for ever. The first `onListening` comes
 * once the server confirmed; changes between a loss and the next `onListening` are not told one by one.
 *
 * @param url Connection string of the database.
 */
export function listenCatalogue(url: string, events: CatalogueEvents): CatalogueListener {
  let closed = false
  let current: pg.Client | null = null
  const ending = new AbortController()
  const listenOnce = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'zivina-notices' })
    current = client
    const lost = new Promise<void>((resolve) => {
      client.once('end', resolve)
      client.on('error', () => resolve())
    })
    client.on('notification', events.onChange)
    try {
      await client.connect()
      await client.query('listen catalogue')
      events.onListening()
      await lost
      if (!closed) events.onLost()
    } catch {
      // The server is not there yet: the next attempt may find it.
    }
    await client.end().catch(() => {})
  }
  const listen = async (): Promise<void> => {
    while (!closed) {
      await listenOnce()
      if (!closed) await sleep(RECONNECT_MS, undefined, { signal: ending.signal, ref: false }).catch(() => {})
    }
  }
  const listening = listen()
  return {
    close: async () => {
      closed = true
      ending.abort()
      await current?.end().catch(() => {})
      await listening
    },
  }
}

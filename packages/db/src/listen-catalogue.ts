import pg from 'pg'

const RECONNECT_MS = 500
/** How often a silent connection is asked whether it still lives, and how long it may take to answer. */
const HEARTBEAT_MS = 5000

/** Where the catalogue stands, as far as this process knows. */
export type CatalogueListener = {
  /**
   * A number that rises with every committed change of the catalogue, by whichever instance; null while notices do not
   * arrive, when nothing kept in memory may be trusted.
   */
  version: () => number | null
  /** Stops listening and closes the connection. */
  close: () => Promise<void>
}

/**
 * Listens to the catalogue's changes on a connection of its own, and reconnects for ever. Resolves after the first
 * attempt, whether it succeeded or not. A reconnection counts as a change, since what happened meanwhile is unknown.
 *
 * @param url Connection string of the database; not that of a pooler in transaction mode.
 */
export async function listenCatalogue(url: string): Promise<CatalogueListener> {
  let changes = 0
  let current: pg.Client | null = null
  let closed = false
  let timer: NodeJS.Timeout | undefined
  const later = (task: () => Promise<void>, ms: number): void => {
    if (!closed) timer = setTimeout(() => void task(), ms).unref()
  }
  const connect = async (): Promise<void> => {
    const client = makeClient(url)
    client.on('notification', () => {
      changes += 1
    })
    client.once('end', () => {
      clearTimeout(timer)
      current = null
      later(connect, RECONNECT_MS)
    })
    try {
      await client.connect()
      await client.query('listen catalogue')
      changes += 1
      current = client
      later(heartbeat, HEARTBEAT_MS)
    } catch {
      await endClient(client)
    }
  }
  const heartbeat = async (): Promise<void> => {
    const client = current
    try {
      await client?.query('select')
      later(heartbeat, HEARTBEAT_MS)
    } catch {
      // Its `end` leads to the next attempt.
      current = null
      if (client) await endClient(client)
    }
  }
  await connect()
  const close = async (): Promise<void> => {
    closed = true
    clearTimeout(timer)
    if (current) await endClient(current)
  }
  return { version: () => (current ? changes : null), close }
}

function makeClient(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'zivina-notices',
    keepAlive: true,
    connectionTimeoutMillis: HEARTBEAT_MS,
    query_timeout: HEARTBEAT_MS,
  })
  client.on('error', () => {})
  return client
}

async function endClient(client: pg.Client): Promise<void> {
  await client.end().catch(() => {})
}

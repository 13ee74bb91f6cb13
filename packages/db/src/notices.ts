import pg from 'pg'

const RECONNECT_MS = 500
/** How often a connection without notices is checked, and how long it may take to answer. */
const HEARTBEAT_MS = 5000

export type NoticeListener = {
  /** Stops listening and closes the connection. */
  close: () => Promise<void>
}

/** The channels of notices: changes of the catalogue, and of shopping lists (payload: guid and version). */
export type NoticeChannel = 'catalogue' | 'shopping_list'

export type NoticeEvents = {
  /** A transaction that gave notice has committed: what was read before may be outdated. */
  onChange: (payload: string) => void
  /** Notices do not arrive (any more): nothing cached may be trusted. */
  onLost: () => void
  /** Notices arrive (again): what is read from now on may be cached, what was read before may be outdated. */
  onListening: () => void
}

/**
 * Listens to the notices of a channel on a connection of its own, and reconnects without end. No notice arrives before the first
 * `onListening`.
 *
 * @param url Connection string of the database; not that of a pooler in transaction mode.
 */
export function listenTo(channel: NoticeChannel, url: string, events: NoticeEvents): NoticeListener {
  let current: pg.Client | null = null
  let closed = false
  let timer: NodeJS.Timeout | undefined
  const later = (task: () => Promise<void>, ms: number): void => {
    if (!closed) timer = setTimeout(() => void task(), ms).unref()
  }
  const lose = (client: pg.Client): void => {
    if (current !== client) return
    current = null
    clearTimeout(timer)
    if (!closed) events.onLost()
  }
  const connect = async (): Promise<void> => {
    const client = makeClient(url)
    client.on('notification', ({ payload = '' }) => events.onChange(payload))
    client.once('end', () => {
      lose(client)
      later(connect, RECONNECT_MS)
    })
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch {
      await endClient(client)
      return
    }
    if (closed) return endClient(client)
    current = client
    events.onListening()
    later(() => heartbeat(client), HEARTBEAT_MS)
  }
  const heartbeat = async (client: pg.Client): Promise<void> => {
    try {
      await client.query('select')
      later(() => heartbeat(client), HEARTBEAT_MS)
    } catch {
      lose(client)
      await endClient(client)
    }
  }
  const connecting = connect()
  const close = async (): Promise<void> => {
    closed = true
    clearTimeout(timer)
    await connecting
    if (current) await endClient(current)
  }
  return { close }
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

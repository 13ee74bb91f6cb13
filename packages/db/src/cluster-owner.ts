import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type EmbeddedOptions, type EmbeddedServer, startEmbedded } from './embedded.ts'

/** Key of the advisory lock that the one product process of a data folder holds as long as it runs. */
const OWNER_LOCK = 7_494_001
/** How long the server may take to notice that the process holding the lock was killed. */
const LINGER_MS = 1500
const RETRY_MS = 25
const RESTART_MS = 500

/** The embedded server, owned by this process alone. */
export type ClusterOwner = {
  /** Connection string of the product's database. */
  url: string
  stop: () => Promise<void>
  /** Resolves after `ms`, the limit for an orderly stop: running queries are not waited for any longer. */
  stopping: (ms: number) => Promise<void>
}

/**
 * Starts the embedded server and takes the owner's lock on a connection of its own, so that the lock ends with this process
 * however it ends. If the server dies while the product runs, it is started again.
 *
 * @throws Error when another process holds the lock.
 */
export async function ownCluster(
  dataDir: string,
  database: string,
  options: EmbeddedOptions = {},
): Promise<ClusterOwner> {
  let server = await startEmbedded(dataDir, options)
  let ending = false
  let lock = await takeLock(server, dataDir)
  let regaining: Promise<void> = Promise.resolve()
  const watch = (client: pg.Client): void => {
    client.once('end', () => {
      if (!ending) regaining = regain()
    })
  }
  const regain = async (): Promise<void> => {
    while (!ending) {
      try {
        server = await startEmbedded(dataDir, options)
        lock = await takeLock(server, dataDir)
        watch(lock)
        return
      } catch {
        await sleep(RESTART_MS)
      }
    }
  }
  watch(lock)
  const stop = async (): Promise<void> => {
    ending = true
    // A server that is being restarted must be stopped too.
    await regaining
    await server.stop()
    await lock.end().catch(() => {})
  }
  try {
    await makeDatabase(lock, database)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: socketUrl(server.socket, database), stop, stopping: (ms) => sleep(ms, undefined, { ref: false }) }
}

/** A connection string over a Unix socket, as libpq and `pg` both read it. */
export function socketUrl(socket: string, database: string): string {
  return `postgresql://postgres@${encodeURIComponent(socket)}/${database}`
}

async function takeLock(server: EmbeddedServer, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: socketUrl(server.socket, 'postgres'), keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  const deadline = Date.now() + LINGER_MS
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [OWNER_LOCK])
    if (rows[0]?.taken) return client
    if (Date.now() > deadline) {
      await client.end()
      throw new Error(`Another process already uses the data folder ${dataDir}: stop it or set another DATA_DIR.`)
    }
    await sleep(RETRY_MS)
  }
}

async function makeDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
}

import path from 'node:path'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { ownCluster } from './cluster-owner.ts'

/** A handle for queries: the pool's, or a transaction's. */
export type Db = NodePgDatabase

/** Where the data is. `databaseUrl` set means a server of somebody else; otherwise the embedded one in `dataDir`. */
export type DatabaseConfig = {
  dataDir: string
  databaseUrl?: string | undefined
  /** Most connections of the pool; 10 unless told. */
  poolSize?: number | undefined
}

/** An open database. */
export type Database = {
  db: Db
  pool: pg.Pool
  /** Connection string of the database, for programs beside this one. */
  url: string
  /** Whether the server is the embedded one. */
  embedded: boolean
  /** Ends all connections, and the embedded server with them. */
  close: () => Promise<void>
}

/** Name of the product's database in the embedded server. */
const DATABASE_NAME = 'zivina'

/**
 * Opens the database; starts the embedded server where no `databaseUrl` is given. Migrations and seeds are not run here
 * (see `prepare.ts`).
 *
 * @throws Error with one sentence when another process uses the same data folder, or the embedded server does not start.
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  if (config.databaseUrl) {
    const pool = makePool(config.databaseUrl, config)
    return { db: drizzle({ client: pool }), pool, url: config.databaseUrl, embedded: false, close: () => pool.end() }
  }
  const owner = await ownCluster(path.resolve(config.dataDir), DATABASE_NAME)
  const pool = makePool(owner.url, config)
  const close = async (): Promise<void> => {
    await Promise.race([pool.end(), owner.stopping(2000)])
    await owner.stop()
  }
  return { db: drizzle({ client: pool }), pool, url: owner.url, embedded: true, close }
}

function makePool(url: string, config: DatabaseConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: config.poolSize ?? 10,
    connectionTimeoutMillis: 5000,
    application_name: 'zivina',
  })
  // An idle connection lost with the server is not an error of any request: the pool opens a new one.
  pool.on('error', () => {})
  return pool
}

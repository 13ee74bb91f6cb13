import path from 'node:path'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { ownCluster } from './cluster-owner.ts'
import { GuardedClient } from './guarded-client.ts'
import { allowNames } from './named-statements.ts'

/** A handle for queries: of the pool or of a transaction. */
export type Db = NodePgDatabase

/** Where the data is: with `databaseUrl` on an external server, otherwise in the embedded one in `dataDir`. */
export type DatabaseConfig = {
  dataDir: string
  databaseUrl?: string | undefined
  /** Where the embedded server copies finished segments of its write-ahead log; nowhere by default. */
  archive?: string | undefined
  /** Whether the data folder is being restored; any other start is refused meanwhile. */
  restoring?: boolean
  /** The most connections of the pool; 10 by default. */
  poolSize?: number | undefined
}

/** An open database. */
export type Database = {
  db: Db
  pool: pg.Pool
  /** The few connections for expensive ("dear") statements. */
  dear_pool: pg.Pool
  /** Connection string of the database, for other processes. */
  url: string
  /** Whether the server is the embedded one. */
  embedded: boolean
  /** Ends all connections, and stops the embedded server. */
  close: () => Promise<void>
}

/** Connections for expensive statements, separate from the pool's, so that cheap statements never wait for them. */
export const DEAR_CONNECTIONS = 3
/** The server cancels an expensive statement that takes longer. */
const DEAR_STATEMENT_MS = 3000

/** Maps the handle of a pool to its handle for expensive statements. */
const dearHandles = new WeakMap<Db, Db>()

/** Name of the product's database in the embedded server. */
export const DATABASE_NAME = 'zivina'

/**
 * Opens the database; starts the embedded server where no `databaseUrl` is given. Migrations and seeds are not run here
 * (see `prepare.ts`).
 *
 * @throws Error with one sentence when another process uses the same data folder, or the embedded server does not start.
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  if (config.databaseUrl) {
    const pools = openPools(config.databaseUrl, config)
    return { ...pools, url: config.databaseUrl, embedded: false, close: () => endPools(pools) }
  }
  const owner = await ownCluster(path.resolve(config.dataDir), DATABASE_NAME, {
    archive: config.archive,
    restoring: config.restoring ?? false,
  })
  const pools = openPools(owner.url, config)
  for (const [db, pool] of [[pools.db, pools.pool] as const, [dearHandleOf(pools.db), pools.dear_pool] as const])
    allowNames(db, pool)
  const close = async (): Promise<void> => {
    await Promise.race([endPools(pools), owner.stopping(2000)])
    await owner.stop()
  }
  return { ...pools, url: owner.url, embedded: true, close }
}

/**
 * The handle for statements that take more than a few milliseconds: it has few connections of its own, and the server cancels
 * statements that take longer than some seconds. Given a transaction, it returns the transaction itself.
 */
export function dearHandleOf(db: Db): Db {
  return dearHandles.get(db) ?? db
}

type Pools = Pick<Database, 'db' | 'pool' | 'dear_pool'>

function openPools(url: string, { poolSize = 10 }: DatabaseConfig): Pools {
  const pool = makePool(url, { max: poolSize })
  const dear_pool = makePool(url, { max: DEAR_CONNECTIONS, statement_timeout: DEAR_STATEMENT_MS })
  const db = drizzle({ client: pool })
  dearHandles.set(db, drizzle({ client: dear_pool }))
  return { db, pool, dear_pool }
}

async function endPools({ pool, dear_pool }: Pools): Promise<void> {
  await Promise.all([pool.end(), dear_pool.end()])
}

function makePool(url: string, limits: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: 'zivina',
    Client: GuardedClient,
    ...limits,
  })
  // The loss of an idle connection is not an error of any request: the pool opens a new one.
  pool.on('error', () => {})
  return pool
}

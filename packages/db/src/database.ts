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
  /** The few connections of dear statements. */
  dear_pool: pg.Pool
  /** Connection string of the database, for programs beside this one. */
  url: string
  /** Whether the server is the embedded one. */
  embedded: boolean
  /** Ends all connections, and the embedded server with them. */
  close: () => Promise<void>
}

/** Connections for dear statements, beside the pool's: what is cheap never waits for them. */
export const DEAR_CONNECTIONS = 3
/** A dear statement that takes longer is ended by the server: no search and no count is worth more. */
const DEAR_STATEMENT_MS = 3000

/** The handle for dear statements that belongs to the handle of a pool. */
const dearHandles = new WeakMap<Db, Db>()

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
    const pools = openPools(config.databaseUrl, config)
    return { ...pools, url: config.databaseUrl, embedded: false, close: () => endPools(pools) }
  }
  const owner = await ownCluster(path.resolve(config.dataDir), DATABASE_NAME)
  const pools = openPools(owner.url, config)
  const close = async (): Promise<void> => {
    await Promise.race([endPools(pools), owner.stopping(2000)])
    await owner.stop()
  }
  return { ...pools, url: owner.url, embedded: true, close }
}

/**
 * The handle for statements that take more than a few milliseconds: it has few connections of its own, and the server ends
 * what takes longer than some seconds. What belongs to a transaction stays in it.
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
    ...limits,
  })
  // An idle connection lost with the server is not an error of any request: the pool opens a new one.
  pool.on('error', () => {})
  return pool
}

import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'

/** Every connection keeps the plan of each named statement: about 0.2 MB. */
const NAMED_MAX = 40

const dialect = new PgDialect()
/** Pools whose connections stay connected to one session of the server. */
const pools = new WeakMap<NodePgDatabase, pg.Pool>()
const names = new Map<string, string>()

/** Lets statements of this handle be named. Not behind a pooler, whose connections change between statements. */
export function allowNames(db: NodePgDatabase, pool: pg.Pool): void {
  pools.set(db, pool)
}

/**
 * Runs a statement that takes longer to plan than to execute: it is named, so that the server plans it once for a connection.
 * Only for statements whose best plan does not depend on the values, and of which there are few texts; those beyond the limit,
 * and statements in a transaction, are planned each time. No column may be a time, which `pg` would read as a `Date`.
 */
export async function executeNamed<Row extends Record<string, unknown>>(
  db: NodePgDatabase,
  statement: SQL,
): Promise<Row[]> {
  const pool = pools.get(db)
  if (pool === undefined) return (await db.execute(statement)).rows as Row[]
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  const name = nameOf(text)
  const { rows } = await pool.query<Row>(name === null ? { text, values } : { name, text, values })
  return rows
}

function nameOf(text: string): string | null {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= NAMED_MAX) return null
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

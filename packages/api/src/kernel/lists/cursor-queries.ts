import type { Db } from '@zivina/db/database'
import { type SQL, sql } from 'drizzle-orm'

/** Runs work in a transaction that sees one moment of the database and changes nothing. */
export function asOfNow<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  return db.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' })
}

/**
 * The rows of a query, some at once, however many there are.
 * @param db a transaction
 * @param cursor tells apart those that are read at the same time
 */
export async function* batches<Row extends Record<string, unknown>>(
  db: Db,
  query: SQL,
  count: number,
  cursor = 'rows',
): AsyncGenerator<Row[]> {
  const name = sql.identifier(`batches_${cursor}`)
  await db.execute(sql`declare ${name} no scroll cursor for ${query}`)
  for (;;) {
    const { rows } = await db.execute<Row>(sql`fetch ${sql.raw(String(count))} from ${name}`)
    if (rows.length > 0) yield rows as Row[]
    if (rows.length < count) break
  }
  await db.execute(sql`close ${name}`)
}

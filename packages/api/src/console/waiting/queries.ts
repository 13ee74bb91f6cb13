import type { Queue } from '@zivina/contract/kernel/queues'
import type { Db } from '@zivina/db/database'
import { type SQL, sql } from 'drizzle-orm'

type WaitingRow = { queue: Queue; count: number; oldest_at: string | null }
type Counted = { queue: Queue; rows: SQL; since: SQL }

/** How many rows each queue has and since when the oldest waits, all by one statement. */
export async function selectWaiting(db: Db, queues: readonly Counted[]): Promise<WaitingRow[]> {
  const counts = queues.map(
    ({ queue, rows, since }) =>
      sql`select ${queue}::text as queue, count(*)::int as count, min(${since})::text as oldest_at from ${rows}`,
  )
  const { rows } = await db.execute<WaitingRow>(sql.join(counts, sql` union all `))
  return rows
}

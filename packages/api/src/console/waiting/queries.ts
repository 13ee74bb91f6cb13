import type { Queue } from '@zivina/contract/console/waiting'
import type { Db } from '@zivina/db/database'
import { type SQL, sql } from 'drizzle-orm'

type WaitingRow = { queue: Queue; count: number; oldest_at: string | null }

/**
 * The number of pending rows of a table and the time of the oldest. The last change counts: an edited row waits since its edit.
 */
const countOf = (queue: Queue, from: SQL): SQL => sql`
  select ${queue}::text as queue, count(*)::int as count, min(updated_at)::text as oldest_at from ${from}`

/** Every queue, in the order of the closed list. */
export async function selectWaiting(db: Db): Promise<WaitingRow[]> {
  const { rows } = await db.execute<WaitingRow>(sql`
    ${countOf('recipes', sql`recipe where status = 'Pending' and not is_private`)}
    union all ${countOf('ingredients', sql`ingredient where status = 'Pending' and from_recipe is null`)}
    union all ${countOf('reviews', sql`review where status = 'Pending'`)}
    union all ${countOf('photos', sql`photo_submission where status = 'Pending'`)}
    union all ${countOf('error_reports', sql`error_report where status = 'Pending'`)}`)
  return rows
}

/** Only reviews, of one creator's recipes. */
export async function selectWaitingReviews(db: Db, creator: string): Promise<WaitingRow[]> {
  const own = sql`review where status = 'Pending' and recipe in (select guid from recipe where creator = ${creator})`
  const { rows } = await db.execute<WaitingRow>(countOf('reviews', own))
  return rows
}

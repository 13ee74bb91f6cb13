import { CHANGES_DAYS, CHANGES_OVERLAP_SECONDS } from '@zivina/contract/kernel/limits'
import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'

/** A reading of changes: its mark, for the next one, and since when rows are read; null where all of them are. */
export type Mark = { mark: string; since: string | null }

/**
 * Begins a reading of what changed since a mark. Read the rows after it: what is written in between comes again with the next changes.
 * A row tells its last write by `clock_timestamp()`, or by the `now()` of its transaction.
 *
 * The mark is never later than the beginning of a transaction that has written and may still commit. As a transaction is not seen to write
 * before its first row is stored, the mark is also some time earlier than the reading.
 * @param changed_since the mark of a former reading
 */
export async function readMark(
  db: Db,
  changed_since: string | undefined,
  overlap_seconds = CHANGES_OVERLAP_SECONDS,
): Promise<Mark> {
  const { rows } = await db.execute<{ mark: string; is_known: boolean }>(sql`
    select least(now() - make_interval(secs => ${overlap_seconds}), (
        select min(a.xact_start) from pg_stat_activity a
        where a.datname = current_database() and a.backend_xid is not null)) as mark,
      coalesce(${changed_since ?? null}::timestamptz between now() - make_interval(days => ${CHANGES_DAYS}) and now(), false)
        as is_known`)
  const [row] = rows
  if (row === undefined) throw new Error('There is no present moment.')
  return { mark: new Date(row.mark).toISOString(), since: (row.is_known && changed_since) || null }
}

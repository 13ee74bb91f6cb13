import { type SQL, sql } from 'drizzle-orm'

/** This moment as a row of optimistic locking keeps it: clients know milliseconds, PostgreSQL would keep microseconds. */
export const VERSION_NOW: SQL = sql.raw(`date_trunc('milliseconds', clock_timestamp())`)

/**
 * Whether a row is still as the client saw it, for a statement that locks and changes it at once.
 * @param changed_at column of the last change
 * @param seen null where the client knows of no such row, undefined where it names none and changes the row in any case
 */
export function asSeen(changed_at: SQL, seen: string | null | undefined): SQL {
  return seen === undefined ? sql`true` : sql`${changed_at} = ${seen}::timestamptz`
}

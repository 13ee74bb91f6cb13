import { type SQL, sql } from 'drizzle-orm'
import type { Counted } from './page.ts'

/** The rows of a query as one JSON list, in their order. */
export function jsonRows(query: SQL): SQL {
  return sql`(select coalesce(json_agg(t), '[]') from (${query}) t)`
}

/**
 * One page of rows and the number of all that pass, in one statement, so that they fit each other. Its row is a
 * `Counted<Row>`; run it by `execute<Counted<Row>>`, which says what the rows are, and answer `NO_ROWS` for none.
 * @param passing `from …` of all rows that pass
 * @param page the query of those that are shown, in their order
 */
export function countedPage(passing: SQL, page: SQL): SQL {
  return sql`select (select count(*)::int ${passing}) as count, ${jsonRows(page)} as rows`
}

export const NO_ROWS: Counted<never> = { rows: [], count: 0 }

/** All of the conditions; those that are false (a filter that was not asked for) are left out. */
export function allOf(conditions: readonly (SQL | false)[]): SQL {
  const given = conditions.filter((condition) => condition !== false)
  return given.length === 0 ? sql`true` : sql.join(given, sql.raw(' and '))
}

/** A text as a pattern of LIKE that means nothing but itself. */
export function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** A moment of a table that is exported, in Prague: „2026-11-29 08:05“. */
export function pragueText(column: string): SQL {
  return sql.raw(`to_char(${column} at time zone 'Europe/Prague', 'YYYY-MM-DD HH24:MI')`)
}

/** The condition that a moment is on one of the days of a period in Prague, both included. */
export function inPeriod(column: string, period: { from: string; to: string } | null): SQL {
  if (period === null) return sql`true`
  const at = sql.raw(column)
  return sql`(${at} >= (${period.from}::date)::timestamp at time zone 'Europe/Prague'
    and ${at} < (${period.to}::date + 1)::timestamp at time zone 'Europe/Prague')`
}

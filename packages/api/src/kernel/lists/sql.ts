import type { Db } from '@zivina/db/database'
import { type SQL, sql } from 'drizzle-orm'
import type { Counted, Page } from './page.ts'

/** The rows of a query as one JSON list, in their order. */
export function jsonRows(query: SQL): SQL {
  return sql`(select coalesce(json_agg(t), '[]') from (${query}) t)`
}

/** The number of rows that pass, as far as they are to be counted. */
function countOf(passing: SQL, counted_max: number | undefined): SQL {
  if (counted_max === undefined) return sql`(select count(*)::int ${passing})`
  return sql`(select count(*)::int from (select ${passing} limit ${counted_max + 1}) counted)`
}

/** Counts the rows that pass, as far as they are to be counted. */
export async function countPassing(db: Db, passing: SQL, page: Page): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select ${countOf(passing, page.counted_max)} as count`)
  return rows[0]?.count ?? 0
}

/**
 * One page of rows and the number of all that pass, in one statement, so that they fit each other. Its row is a
 * `Counted<Row>`; run it by `execute<Counted<Row>>`, which says what the rows are, and answer `NO_ROWS` for none.
 * @param passing `from …` of all rows that pass
 * @param shown the query of those that are shown, in their order
 * @param page as far as it says how many are to be counted; all of them without it
 */
export function countedPage(passing: SQL, shown: SQL, page?: Page): SQL {
  return sql`select ${countOf(passing, page?.counted_max)} as count, ${jsonRows(shown)} as rows`
}

/** The rows of one page of a query that is in its order. */
export function windowOf({ limit, offset }: Page): SQL {
  return sql`limit ${limit} offset ${offset}`
}

/**
 * The rows of one page of a table, in brackets. They are chosen by their guids, for which an index suffices that has all that passing and
 * order ask for, so that of rows before them nothing else is read. Their order is to be asked for again.
 * @param alias by which all parts name the table
 * @param passing `from …` of all rows that pass
 */
export function rowsOfPage(table: string, alias: string, parts: { passing: SQL; order: SQL; page: Page }): SQL {
  const { passing, order, page } = parts
  const [row, name] = [sql.identifier(alias), sql.identifier(table)]
  return sql`(
    select ${row}.* from (select ${row}.guid ${passing} ${order} ${windowOf(page)}) chosen
    join ${name} ${row} on ${row}.guid = chosen.guid)`
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

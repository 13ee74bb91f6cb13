import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** How similar (0 … 1) a word must be to count as a typing error: one wrong letter in a word of six. */
const LOOSE = 0.35

/**
 * Runs a trigram search with a lower similarity threshold than PostgreSQL's own (0.6), which tolerates a wrong letter in long
 * words only. Used when an exact search found nothing: the lower the threshold, the more rows are compared.
 */
export function withLooseLikeness<Result>(db: Db, search: (db: Db) => Promise<Result>): Promise<Result> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql.raw(`set local pg_trgm.word_similarity_threshold = ${LOOSE}`))
    return search(transaction)
  })
}

/**
 * Whether a column is similar to a text, for columns with a trigram index. PostgreSQL assumes that the comparison is as cheap
 * as one of numbers and would compare every row, which takes a hundred times as long as the index. The second condition is
 * always true and declared expensive, so that the planner uses the index first.
 */
export function isAlike(text: string, column: SQL): SQL {
  return sql`${text} <% ${column} and to_tsvector('simple', ${column}) is not null`
}

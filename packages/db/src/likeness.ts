import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** How alike (0 … 1) a word must be written to pass for a typing error: one wrong letter in a word of six. */
const LOOSE = 0.35

/**
 * Runs a search by trigrams with a looser idea of likeness than PostgreSQL's own (0.6), which forgives a wrong letter in
 * long words only. For when nothing was found as it stands: the looser, the more rows there are to compare.
 */
export function withLooseLikeness<Result>(db: Db, search: (db: Db) => Promise<Result>): Promise<Result> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql.raw(`set local pg_trgm.word_similarity_threshold = ${LOOSE}`))
    return search(transaction)
  })
}

/**
 * Whether a column is written like a text, for columns with a trigram index. PostgreSQL takes the comparison for as cheap as
 * one of numbers and would make it with every row, which takes a hundred times as long as the index. The second condition
 * always holds and is known to be expensive, so the index is asked first.
 */
export function isAlike(text: string, column: SQL): SQL {
  return sql`${text} <% ${column} and to_tsvector('simple', ${column}) is not null`
}

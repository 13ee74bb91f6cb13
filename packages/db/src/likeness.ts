import { sql } from 'drizzle-orm'
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

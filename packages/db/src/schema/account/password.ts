import { pgTable, text } from 'drizzle-orm/pg-core'
import { owner } from './account-columns.ts'

/**
 * The hash of an account's password. Users who log in only through another service have none, nor do the creators of the starter
 * catalogue.
 */
export const password = pgTable('password', {
  user: owner().primaryKey(),
  /** Argon2id with its parameters and salt. */
  hash: text().notNull(),
})

import { pgTable, text } from 'drizzle-orm/pg-core'
import { owner } from './account-columns.ts'

/**
 * What a password is checked against. People who log in through another service have none, nor do the creators of the starter
 * catalogue.
 */
export const password = pgTable('password', {
  user: owner().primaryKey(),
  /** Argon2id with its parameters and salt. */
  hash: text().notNull(),
})

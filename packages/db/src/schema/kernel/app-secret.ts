import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#db/schema/columns.ts'

/** Secrets that the product generates once and all its instances share. */
export const appSecret = pgTable('app_secret', {
  name: text().primaryKey(),
  /** 32 random bytes, base64url. */
  secret: text().notNull(),
  created_at: moment(),
})

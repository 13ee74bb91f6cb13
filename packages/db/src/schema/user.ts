import { pgTable, text } from 'drizzle-orm/pg-core'
import { guid, moment } from './columns.ts'

/** An account. */
export const user = pgTable('user', {
  guid: guid(),
  username: text().notNull().unique(),
  created_at: moment(),
})

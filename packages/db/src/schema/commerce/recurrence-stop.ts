import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#db/schema/account/account-columns.ts'
import { moment } from '#db/schema/columns.ts'

/**
 * A recurring payment that the gateway is to stop. From the row on we charge it no more; it names no account, so that it is stopped
 * also where the account is gone.
 */
export const recurrenceStop = pgTable('recurrence_stop', {
  recurrence_id: text().primaryKey(),
  created_at: moment(),
  tries: integer().notNull().default(0),
  stopped_at: instant(),
})

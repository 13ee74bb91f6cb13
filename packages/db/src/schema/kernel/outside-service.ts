import type { OutsideService } from '@zivina/contract/kernel/outside-services'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** When a service outside the product last answered, and when it last did not. */
export const outsideService = pgTable('outside_service', {
  service: text().$type<OutsideService>().primaryKey(),
  good_at: timestamp({ withTimezone: true }),
  failed_at: timestamp({ withTimezone: true }),
  /** Why it failed the last time, in a word of the code; never what was asked or answered. */
  failure: text().notNull().default(''),
})

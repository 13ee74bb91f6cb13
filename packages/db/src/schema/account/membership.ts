import { boolean, date, pgTable, text } from 'drizzle-orm/pg-core'
import { owner } from './account-columns.ts'

const flag = () => boolean().notNull().default(false)
const day = () => date({ mode: 'string' })

/** The plan of an account and how long it lasts. An account without a row has the free plan. */
export const membership = pgTable('membership', {
  user: owner().primaryKey(),
  plan: text().notNull().default('free'),
  is_premium: flag(),
  active_from: day(),
  expiry_date: day(),
  premium_plus_expiry_date: day(),
  entry_consultation_performed: flag(),
})

import { pgTable, text } from 'drizzle-orm/pg-core'
import { owner } from './account-columns.ts'

const line = () => text().notNull().default('')

/** The address and company on invoices. The row is inserted with the first value. */
export const billingAddress = pgTable('billing_address', {
  user: owner().primaryKey(),
  street: line(),
  city: line(),
  /** ISO 3166-1 alpha-2. */
  country: line(),
  postal_code: line(),
  ico: line(),
  dic: line(),
})

import { sql } from 'drizzle-orm'
import type { Waiting } from '#api/kernel/declared/waiting.ts'

/** Payments that belong to no order by themselves. */
export const waitingPayments: Waiting = {
  queue: 'bank_payments',
  rows: sql`bank_payment where state = 'open'`,
  since: sql`created_at`,
}

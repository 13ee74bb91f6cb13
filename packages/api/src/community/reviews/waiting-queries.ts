import { sql } from 'drizzle-orm'
import type { Waiting } from '#api/kernel/declared/waiting.ts'

/** Reviews that wait for approval; affiliates see those of their own recipes. */
export const waitingReviews: Waiting = {
  queue: 'reviews',
  rows: sql`review where status = 'Pending'`,
  since: sql`updated_at`,
  rowsOfCreator: (creator) =>
    sql`review where status = 'Pending' and recipe in (select guid from recipe where creator = ${creator})`,
}

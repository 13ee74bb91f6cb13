import { sql } from 'drizzle-orm'
import type { Waiting } from '#api/kernel/declared/waiting.ts'

/** Reported mistakes that are not judged yet. */
export const waitingReports: Waiting = {
  queue: 'error_reports',
  rows: sql`error_report where status = 'Pending'`,
  since: sql`updated_at`,
}

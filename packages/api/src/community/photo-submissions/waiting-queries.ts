import { sql } from 'drizzle-orm'
import type { Waiting } from '#api/kernel/declared/waiting.ts'

/** Photos that wait for approval. */
export const waitingPhotos: Waiting = {
  queue: 'photos',
  rows: sql`photo_submission where status = 'Pending'`,
  since: sql`updated_at`,
}

import type { Queue } from '@zivina/contract/kernel/queues'
import type { SQL } from 'drizzle-orm'

/** A queue of rows that wait for the administration. The landing shows how many there are and how old the oldest is. */
export type Waiting = {
  queue: Queue
  /** The table and the condition of what waits: `review where status = 'Pending'`. */
  rows: SQL
  /** Since when a row waits: the last change by its author, or its arrival. */
  since: SQL
  /** Of these, what an affiliate sees: rows about their own things. Without it only admins see the queue. */
  rowsOfCreator?: (creator: string) => SQL
}

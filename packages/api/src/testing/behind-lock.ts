import type { Database } from '@zivina/db/database'
import { type SQL, sql } from 'drizzle-orm'
import { expect } from 'vitest'

/** The transaction that others wait for. */
export type Holder = { query(text: string, values?: unknown[]): Promise<unknown> }

/**
 * Starts some work while another transaction holds what it needs, and ends that transaction once the work waits for it.
 * @param hold locks and changes rows
 * @returns what the work returns, which began before the changes and got the lock after them
 */
export async function behindLock<Result>(
  { pool }: Database,
  hold: (holder: Holder) => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await hold(holder)
    const late = work()
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    // Not by the holder: a transaction sees the activity of others as it was when it first looked.
    await expect.poll(async () => (await pool.query(waiting)).rowCount, { timeout: 20_000 }).toBe(1)
    await holder.query('commit')
    return await late
  } finally {
    // Closed, not given back: a transaction that did not commit ends with it.
    holder.release(true)
  }
}

/** The number of an advisory lock that only tests take. */
const GATE = 26

/** Makes statements with the condition `NOT_BEFORE_GATE` wait for this transaction. */
export const closeGate = (holder: Holder) => holder.query('select pg_advisory_xact_lock($1)', [GATE])

/** A condition that is never true, and waits in the middle of its statement while the gate is closed. */
export const NOT_BEFORE_GATE: SQL = sql`(select pg_advisory_xact_lock_shared(${GATE})) is null`

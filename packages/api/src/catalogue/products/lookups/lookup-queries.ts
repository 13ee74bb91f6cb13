import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'

/** Names the lock under which the calls of the last minute are counted. */
const LOCK = 'product_lookup'

/**
 * Notes that a barcode is to be looked for.
 * @param most how many may wait at once
 * @returns false where too many wait
 */
export async function insertLookup(db: Db, barcode: string, most: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into product_lookup as l (barcode, due_at) select ${barcode}::bigint, now()
    where (select count(*) from product_lookup where due_at > now() - interval '1 hour') < ${most}
    on conflict (barcode) do update set due_at = now(), attempts = 0, answered_at = null, is_absent = false returning 1`)
  return rows.length > 0
}

/** Whether the source may be asked now; otherwise in how many seconds. */
export type Turn = { attempts: number } | { wait_seconds: number } | null

/**
 * Takes the turn to ask for a barcode, where fewer than `most` calls were made in the last minute by all processes together. Calls
 * wait for one another while they count.
 * @returns null where nothing waits for an answer any more
 */
export async function takeTurn(db: Db, barcode: string, most: number): Promise<Turn> {
  return await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${LOCK}, 0))`)
    const { rows } = await transaction.execute<{ calls: number; wait_seconds: number; is_due: boolean }>(sql`
      select count(*)::int as calls,
        ceil(coalesce(60 - extract(epoch from clock_timestamp() - min(asked_at)), 0))::int as wait_seconds,
        exists (select from product_lookup where barcode = ${barcode}::bigint and due_at is not null) as is_due
      from product_lookup where asked_at > clock_timestamp() - interval '60 seconds'`)
    const { calls = 0, wait_seconds = 0, is_due = false } = rows[0] ?? {}
    if (!is_due) return null
    if (calls >= most) return { wait_seconds: Math.max(1, wait_seconds) }
    const asked = await transaction.execute<{ attempts: number }>(sql`
      update product_lookup set asked_at = clock_timestamp(), attempts = attempts + 1
      where barcode = ${barcode}::bigint returning attempts`)
    return { attempts: asked.rows[0]?.attempts ?? 1 }
  })
}

/** Stores that the source answered. */
export async function settleLookup(db: Db, barcode: string, is_absent: boolean): Promise<void> {
  await db.execute(sql`
    update product_lookup set due_at = null, answered_at = now(), is_absent = ${is_absent}, attempts = 0
    where barcode = ${barcode}::bigint`)
}

/** Stores that nothing more is tried for now. */
export async function abandonLookup(db: Db, barcode: string): Promise<void> {
  await db.execute(sql`update product_lookup set due_at = null where barcode = ${barcode}::bigint`)
}

/** Forgets answers older than so many days: their products have their own date. */
export async function deleteOldLookups(db: Db, days: number): Promise<void> {
  await db.execute(sql`
    delete from product_lookup where due_at is null and coalesce(answered_at, asked_at, '-infinity') < now() - ${days} * interval '1 day'`)
}

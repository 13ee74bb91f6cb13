import type { Db } from '@zivina/db/database'
import { orderRefund } from '@zivina/db/schema/commerce/order-refund'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'

export type RefundRow = typeof orderRefund.$inferSelect
export type NewRefund = typeof orderRefund.$inferInsert

/** @returns false where the guid is taken */
export async function insertRefund(db: Db, row: NewRefund): Promise<boolean> {
  const { rowCount } = await db.insert(orderRefund).values(row).onConflictDoNothing()
  return rowCount === 1
}

export async function selectRefund(db: Db, guid: string): Promise<RefundRow | null> {
  const [row] = await db.select().from(orderRefund).where(eq(orderRefund.guid, guid))
  return row ?? null
}

/** Of one order, the oldest first. */
export function selectOf(db: Db, order: string): Promise<RefundRow[]> {
  const inOrder = [asc(orderRefund.created_at), asc(orderRefund.guid)]
  return db
    .select()
    .from(orderRefund)
    .where(eq(orderRefund.order, order))
    .orderBy(...inOrder)
}

export async function markDone(db: Db, guids: readonly string[]): Promise<void> {
  if (guids.length === 0) return
  await db
    .update(orderRefund)
    .set({ done_at: sql`now()` })
    .where(inArray(orderRefund.guid, [...guids]))
}

export async function deleteRefunds(db: Db, guids: readonly string[]): Promise<void> {
  if (guids.length > 0) await db.delete(orderRefund).where(inArray(orderRefund.guid, [...guids]))
}

export async function markAsked(db: Db, guid: string): Promise<void> {
  await db.update(orderRefund).set({ asked_at: sql`now()` }).where(eq(orderRefund.guid, guid))
}

/** The oldest refund of a locked order that waits; null where the gateway was asked lately, or nothing waits. */
export async function selectNext(db: Db, order: string, minutes: number): Promise<RefundRow | null> {
  const [row] = await db
    .select()
    .from(orderRefund)
    .where(and(eq(orderRefund.order, order), isNull(orderRefund.done_at)))
    .orderBy(asc(orderRefund.created_at), asc(orderRefund.guid))
    .limit(1)
  const asked = row?.asked_at?.getTime() ?? 0
  return row === undefined || asked > Date.now() - minutes * 60_000 ? null : row
}

/** Orders of which money waits to go back by the gateway and was not asked for lately, the longest unasked first. */
export async function selectDue(db: Db, { minutes, limit }: { minutes: number; limit: number }): Promise<string[]> {
  const { rows } = await db.execute<{ order: string }>(sql`
    select r."order" from order_refund r join "order" o on o.guid = r."order" and o.payment_method = 'card'
    where r.done_at is null and (r.asked_at is null or r.asked_at < now() - make_interval(mins => ${minutes}))
    order by r.asked_at nulls first limit ${limit}`)
  return [...new Set(rows.map(({ order }) => order))]
}

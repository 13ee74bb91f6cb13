import type { Db } from '@zivina/db/database'
import { shopSale } from '@zivina/db/schema/commerce/shop-item'
import { eq, sql } from 'drizzle-orm'

export type SaleRow = typeof shopSale.$inferSelect
export type SaleValues = Partial<Pick<SaleRow, 'percent' | 'begins' | 'ends'>>

/** @returns null where there is no such item */
export async function insertSale(
  db: Db,
  { item, percent, begins, ends }: { item: string; percent: number; begins: Date; ends: Date },
): Promise<SaleRow | null> {
  const found = await db.execute(sql`select from shop_item where guid = ${item} for key share`)
  if (found.rowCount === 0) return null
  const [row] = await db.insert(shopSale).values({ item, percent, begins, ends }).returning()
  return row ?? null
}

/** A sale that is about to change; null where there is none. */
export async function lockSale(db: Db, guid: string): Promise<SaleRow | null> {
  const [row] = await db.select().from(shopSale).where(eq(shopSale.guid, guid)).for('update')
  return row ?? null
}

export async function updateSale(db: Db, guid: string, values: SaleValues): Promise<SaleRow | null> {
  const [row] = await db.update(shopSale).set(values).where(eq(shopSale.guid, guid)).returning()
  return row ?? null
}

/** @returns the sale that is gone; null where there was none */
export async function deleteSale(db: Db, guid: string): Promise<SaleRow | null> {
  const [row] = await db.delete(shopSale).where(eq(shopSale.guid, guid)).returning()
  return row ?? null
}

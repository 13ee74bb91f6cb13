import type { Db } from '@zivina/db/database'
import { voucher } from '@zivina/db/schema/commerce/voucher'
import { and, eq, isNull, sql } from 'drizzle-orm'

export type VoucherRow = typeof voucher.$inferSelect
export type NewVoucherRow = typeof voucher.$inferInsert

/** What a voucher gives, as its order says. */
export type Sold = { plan: string; duration_days: number | null; service_name: string }

export async function insertVoucher(db: Db, row: NewVoucherRow): Promise<void> {
  await db.insert(voucher).values(row)
}

export async function selectOfOrder(db: Db, order: string): Promise<VoucherRow | null> {
  const [row] = await db.select().from(voucher).where(eq(voucher.order, order))
  return row ?? null
}

/** The order of the voucher with a code. */
export async function selectOrderOf(db: Db, code: string): Promise<string | null> {
  const [row] = await db.select({ order: voucher.order }).from(voucher).where(eq(voucher.code, code))
  return row?.order ?? null
}

/** Locks the order of a voucher, and with it the voucher, until the transaction ends; both are read by other statements. */
export async function lockOrderOf(db: Db, order: string): Promise<void> {
  await db.execute(sql`select from "order" where guid = ${order} for update`)
}

export async function selectSold(db: Db, order: string): Promise<Sold | null> {
  const { rows } = await db.execute<Sold>(sql`
    select plan, duration_days, service_name from "order" where guid = ${order}`)
  return rows[0] ?? null
}

export async function updateVoucher(db: Db, order: string, changes: Partial<NewVoucherRow>): Promise<void> {
  await db.update(voucher).set(changes).where(eq(voucher.order, order))
}

export async function deleteVoucher(db: Db, order: string): Promise<void> {
  await db.delete(voucher).where(and(eq(voucher.order, order), isNull(voucher.issued_at)))
}

/** Orders of vouchers whose day has come, and that are neither sent, redeemed nor void. */
export async function selectToSend(db: Db, today: string, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ order: string }>(sql`
    select v."order" from voucher v where v.issued_at is not null and v.sent_at is null and v.recipient_email <> ''
      and v.send_on <= ${today}::date and v.redeemed_at is null and v.voided_at is null
    order by v.send_on limit ${limit}`)
  return rows.map(({ order }) => order)
}

/** Vouchers whose money went back after they had been redeemed, and whose premium still runs. */
export async function selectToTakeBack(db: Db): Promise<{ order: string; redeemed_by: string | null }[]> {
  const { rows } = await db.execute<{ order: string; redeemed_by: string | null }>(sql`
    select v."order", v.redeemed_by from voucher v
    where v.voided_at is not null and v.redeemed_at is not null and v.taken_back_at is null`)
  return rows
}

/** What the buyer of a voucher wrote of themselves is forgotten; the recipient still gets it. */
export async function forgetGiver(db: Db, user: string): Promise<void> {
  await db.update(voucher).set({ user: null, from_name: '', message: '' }).where(eq(voucher.user, user))
}

export async function selectAddressee(db: Db, user: string): Promise<{ email: string; full_name: string } | null> {
  const { rows } = await db.execute<{ email: string; full_name: string }>(sql`
    select email, full_name from "user" where guid = ${user}`)
  return rows[0] ?? null
}

import type { Db } from '@zivina/db/database'
import { user } from '@zivina/db/schema/account/user'
import { invoice, invoiceSeries } from '@zivina/db/schema/commerce/invoice'
import { order } from '@zivina/db/schema/commerce/order'
import type { InvoiceSeries } from '@zivina/domain/commerce/invoices'
import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { type Counted, type Page, selectCounted } from '#api/kernel/lists/page.ts'

export type InvoiceRow = typeof invoice.$inferSelect & {
  order_number: number
  payment_method: (typeof order.$inferSelect)['payment_method']
}
export type NewInvoice = typeof invoice.$inferInsert

const selection = (db: Db) =>
  db
    .select({ ...getTableColumns(invoice), order_number: order.number, payment_method: order.payment_method })
    .from(invoice)
    .innerJoin(order, eq(order.guid, invoice.order))

const inOrder = [desc(invoice.created_at), desc(invoice.guid)]

async function one(db: Db, which: SQL | undefined): Promise<InvoiceRow | null> {
  const [row] = await selection(db).where(which)
  return row ?? null
}

export const selectInvoice = (db: Db, guid: string): Promise<InvoiceRow | null> => one(db, eq(invoice.guid, guid))

/** One of a person's own. */
export const selectOwn = (db: Db, owner: string, guid: string): Promise<InvoiceRow | null> =>
  one(db, and(eq(invoice.guid, guid), eq(invoice.user, owner)))

export const selectOfOrder = (db: Db, guid: string): Promise<InvoiceRow | null> =>
  one(db, and(eq(invoice.order, guid), eq(invoice.series, 'invoice')))

export const selectOfRefund = (db: Db, guid: string): Promise<InvoiceRow | null> => one(db, eq(invoice.refund, guid))

/** All documents of an order, the newest first. */
export function selectAllOf(db: Db, guid: string): Promise<InvoiceRow[]> {
  return selection(db)
    .where(eq(invoice.order, guid))
    .orderBy(...inOrder)
}

export async function selectOwned(db: Db, owner: string, { limit, offset }: Page): Promise<Counted<InvoiceRow>> {
  const mine = eq(invoice.user, owner)
  const count = await db.$count(invoice, mine)
  return selectCounted({ limit, offset }, count, () =>
    selection(db)
      .where(mine)
      .orderBy(...inOrder)
      .limit(limit)
      .offset(offset),
  )
}

/** The next number of a series. Its row stays locked until the transaction ends; one that fails gives the number back. */
export async function takeNumber(db: Db, series: InvoiceSeries, year: number): Promise<number> {
  const [row] = await db
    .insert(invoiceSeries)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceSeries.series, invoiceSeries.year],
      set: { last: sql`${invoiceSeries.last} + 1` },
    })
    .returning({ last: invoiceSeries.last })
  if (row === undefined) throw new Error('A series gave no number.')
  return row.last
}

export async function insertInvoice(db: Db, row: NewInvoice): Promise<void> {
  await db.insert(invoice).values(row)
}

/** Whom a document is sent to. */
export async function selectAddressee(db: Db, guid: string): Promise<{ email: string; full_name: string } | null> {
  const [row] = await db.select({ email: user.email, full_name: user.full_name }).from(user).where(eq(user.guid, guid))
  return row ?? null
}

import type { Db } from '@zivina/db/database'
import { seedDemoOrders } from '@zivina/db/seed/commerce/demo-orders'
import { calendarDay } from '@zivina/domain/calendar-day'
import { issueInvoice } from '#api/commerce/invoices/service.ts'
import { bookPayment } from '#api/commerce/ledger/service.ts'
import { selectOrder } from './queries.ts'

/** Gives the demo account with premium an order of the past, with what paying it left behind. */
export async function seedOrders(db: Db): Promise<void> {
  const guid = await seedDemoOrders(db, calendarDay(new Date()))
  const order = guid === null ? null : await selectOrder(db, guid)
  if (order === null) return
  await db.transaction(async (db) => {
    await bookPayment(db, order, 'gateway')
    const day = calendarDay(order.paid_at ?? new Date())
    await issueInvoice(db, order, { issued_on: day, taxable_on: day })
  })
}

import type { Db } from '@zivina/db/database'
import { seedDemoOrders } from '@zivina/db/seed/commerce/demo-orders'
import { calendarDay } from '@zivina/domain/calendar-day'
import { bookPayment } from '#api/commerce/ledger/service.ts'
import { selectOrder } from './queries.ts'

/** Gives the demo account with premium an order of the past, with what paying it left behind. */
export async function seedOrders(db: Db): Promise<void> {
  const guid = await seedDemoOrders(db, calendarDay(new Date()))
  const order = guid === null ? null : await selectOrder(db, guid)
  if (order !== null) await db.transaction((db) => bookPayment(db, order, 'gateway'))
}

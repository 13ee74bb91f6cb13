import type { Db } from '@zivina/db/database'
import { seedDemoOrders } from '@zivina/db/seed/commerce/demo-orders'
import { calendarDay } from '@zivina/domain/calendar-day'

/** Gives the demo account with premium an order of the past. */
export function seedOrders(db: Db): Promise<void> {
  return seedDemoOrders(db, calendarDay(new Date()))
}

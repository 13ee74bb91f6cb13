import type { ManagedOrder } from '@zivina/contract/commerce/managed-orders'
import type { Db } from '@zivina/db/database'
import { calendarDay } from '@zivina/domain/calendar-day'
import { presentOrder } from '#api/commerce/orders/present.ts'
import { readOrders } from '#api/commerce/orders/service.ts'
import { type AskedPage, type Listed, pageOf } from '#api/kernel/lists/page.ts'
import { type OrderFilter, selectBuyer, selectFound } from './queries.ts'

/** Orders of everybody. */
export async function listManagedOrders(
  db: Db,
  { page, ...filter }: OrderFilter & { page: AskedPage },
): Promise<Listed<ManagedOrder>> {
  const today = calendarDay(new Date())
  const found = await selectFound(db, filter, pageOf(page))
  const rows = await readOrders(
    db,
    found.rows.map(({ guid }) => guid),
  )
  const byGuid = new Map(rows.map((row) => [row.guid, row]))
  const results = found.rows.flatMap(({ guid, user }) => {
    const row = byGuid.get(guid)
    return row === undefined ? [] : [{ ...presentOrder(row, today), user }]
  })
  return { results, count: found.count }
}

/** One order of anybody; null where there is none. */
export async function readManagedOrder(db: Db, guid: string): Promise<ManagedOrder | null> {
  const [row] = await readOrders(db, [guid])
  if (row === undefined) return null
  const user = row.user === null ? null : await selectBuyer(db, row.user)
  return { ...presentOrder(row, calendarDay(new Date())), user }
}

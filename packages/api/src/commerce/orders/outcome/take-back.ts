import type { Db } from '@zivina/db/database'
import { addDays } from '@zivina/domain/calendar-day'
import { type OrderRow, selectReplaced, updateOrder } from '#api/commerce/orders/queries.ts'
import { happen, readSubscription } from '#api/commerce/recurrences/service.ts'
import { endGrantOf, projectMembership, runUntil } from '#api/commerce/subscriptions/service.ts'
import { voidVoucher } from '#api/commerce/vouchers/service.ts'
import { takePoints } from './points.ts'

/**
 * Takes back what a paid order gave, as its money goes back: premium ends with yesterday, its subscription renews no more, and the
 * premium that it took the place of has its unused days again. A voucher cannot be redeemed any more, and points go as far as they are left. Account and order are locked.
 */
export async function takeBack(db: Db, order: OrderRow, today: string): Promise<void> {
  // What a voucher gave belongs to another account, which is not locked.
  if (order.kind === 'gift') return voidVoucher(db, order.guid)
  if (order.kind === 'points') return takePoints(db, order)
  // After a failed charge the grant runs longer than the order.
  await endGrantOf(db, order.guid, today)
  if (order.ends !== null && order.ends >= today) await updateOrder(db, order.guid, { ends: addDays(today, -1) })
  const subscription = order.subscription === null ? null : await readSubscription(db, order.subscription)
  if (subscription !== null) await happen(db, subscription, 'withdraw')
  for (const { guid, replaced_until } of await selectReplaced(db, order.guid)) {
    await updateOrder(db, guid, { ends: replaced_until, replaced_by: null, replaced_until: null })
    if (replaced_until !== null) await runUntil(db, guid, replaced_until, false)
  }
  if (order.user !== null) await projectMembership(db, order.user, today)
}

import type { Db } from '@zivina/db/database'
import { addDays } from '@zivina/domain/calendar-day'
import { type OrderRow, selectReplaced, updateOrder } from '#api/commerce/orders/queries.ts'
import { happen, readSubscription } from '#api/commerce/recurrences/service.ts'
import { projectMembership, runUntil } from '#api/commerce/subscriptions/service.ts'

/**
 * Takes back what a paid order gave, as its money goes back: premium ends with yesterday, its subscription renews no more, and the
 * premium that it took the place of has its unused days again. Account and order are locked.
 */
export async function takeBack(db: Db, order: OrderRow, today: string): Promise<void> {
  const yesterday = addDays(today, -1)
  if (order.ends !== null && order.ends >= today) {
    await runUntil(db, order.guid, yesterday, true)
    await updateOrder(db, order.guid, { ends: yesterday })
  }
  const subscription = order.subscription === null ? null : await readSubscription(db, order.subscription)
  if (subscription !== null) await happen(db, subscription, 'withdraw')
  for (const { guid, replaced_until } of await selectReplaced(db, order.guid)) {
    await updateOrder(db, guid, { ends: replaced_until, replaced_by: null, replaced_until: null })
    if (replaced_until !== null) await runUntil(db, guid, replaced_until, false)
  }
  if (order.user !== null) await projectMembership(db, order.user, today)
}

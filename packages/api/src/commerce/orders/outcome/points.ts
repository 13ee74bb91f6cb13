import type { Db } from '@zivina/db/database'
import { addBoughtPoints, takeBoughtPoints } from '#api/account/points/service.ts'
import type { OrderRow } from '#api/commerce/orders/queries.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { mailPoints } from './order-mails.ts'

/** Adds the points that a paid order bought, once. Account and order are locked. */
export async function givePoints(ctx: Ctx<'db' | 'mail'>, order: OrderRow & { user: string }): Promise<void> {
  const { guid, user, points } = order
  await addBoughtPoints(ctx.db, { user, order: guid, points: points ?? 0 })
  await mailPoints(ctx, order)
}

/**
 * Takes back what of an order's points is not spent, as all of its money goes back. Where that was decided here, they were taken then, and
 * nothing is taken again when the gateway has sent the money. Account and order are locked.
 */
export async function takePoints(db: Db, { guid, user, points, refund_due_at }: OrderRow): Promise<void> {
  if (user === null || points === null || refund_due_at !== null) return
  await takeBoughtPoints(db, { user, order: guid, points })
}

/** Takes back points in proportion, as a part of the money goes back: those that are not spent, and none in excess. */
export async function takeSomePoints(db: Db, { guid, user, points, amount }: OrderRow, part: number): Promise<void> {
  if (user === null || points === null) return
  await takeBoughtPoints(db, { user, order: guid, points: Math.floor((points * part) / amount) })
}

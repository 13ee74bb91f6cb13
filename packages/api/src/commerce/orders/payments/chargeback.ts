import type { Db } from '@zivina/db/database'
import { calendarDay } from '@zivina/domain/calendar-day'
import { creditOf } from '@zivina/domain/commerce/credit'
import { takeBack } from '#api/commerce/orders/outcome/take-back.ts'
import { leftOf } from '#api/commerce/orders/policy.ts'
import { type OrderRow, selectOrder, updateOrder } from '#api/commerce/orders/queries.ts'
import { chargeBack } from '#api/commerce/refunds/service.ts'
import { takeBackVoided } from '#api/commerce/vouchers/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { lockedOrder, shorten } from './promise-refund.ts'
import { type SettlingCtx, settleOrder } from './settle.ts'

/** When it is worth saying it again: what the gateway was asked for is known by then. */
const RETRY_SECONDS = 600

/**
 * Records that a dispute about an order is lost: the bank took what was left of its money. What the order gave ends as after a refund of
 * everything, and what waited to go back goes back no more. The payment is read first, so that what the gateway gave back until then is
 * not counted twice. The same again changes nothing.
 * @param record called with the order as it was, in the transaction
 * @throws ApiError NOT_FOUND; REFUND_NOT_POSSIBLE where no dispute is under way, or nothing is left; SERVICE_UNAVAILABLE, also while the
 *   answer to a refund is awaited
 */
export async function loseDispute<Ctx extends SettlingCtx>(
  ctx: Ctx,
  { guid, reason }: { guid: string; reason: string },
  record: (ctx: Ctx, before: OrderRow) => Promise<void>,
): Promise<void> {
  await settleOrder(ctx, guid)
  await transaction(ctx, async (ctx) => {
    const order = await lockedOrder(ctx.db, guid)
    if (order === null) throw new ApiError('NOT_FOUND')
    if (order.charged_back > 0) return
    if (order.disputed_at === null || order.refunded === order.amount) throw new ApiError('REFUND_NOT_POSSIBLE')
    const today = calendarDay(new Date())
    const isBooked = await chargeBack(ctx.db, order, { reason, today })
    if (!isBooked) throw new ApiError('SERVICE_UNAVAILABLE', { retry_after: RETRY_SECONDS })
    await updateOrder(ctx.db, guid, {
      state: 'REFUNDED',
      refunded: order.amount,
      refund_due: 0,
      charged_back: order.amount - order.refunded,
      refunded_at: new Date(),
      disputed_at: null,
    })
    await endGiven(ctx, order, today)
    await record(ctx, order)
  })
  const settled = await selectOrder(ctx.db, guid)
  if (settled?.kind === 'gift') await takeBackVoided(ctx)
}

async function endGiven(ctx: SettlingCtx, order: OrderRow, today: string): Promise<void> {
  const elsewhere = ctx.declared.paid.find(({ kind }) => kind === order.kind)
  if (elsewhere !== undefined) return elsewhere.moved(ctx, { guid: order.guid, state: 'REFUNDED' })
  if (order.kind === 'card') return
  await takeBack(ctx.db, order, today)
  if (order.replaced_by !== null) await endCredited(ctx.db, order, { by: order.replaced_by, today })
}

/** What the order that took this one's place was given for its unused days ends, too, in proportion. */
async function endCredited(db: Db, order: OrderRow, { by, today }: { by: string; today: string }): Promise<void> {
  const upgrade = await lockedOrder(db, by)
  if (upgrade === null) return
  const term = { begins: order.begins ?? '', ends: order.replaced_until ?? order.ends ?? '' }
  const paid = order.price - order.discount - order.refunded
  const { haler } = creditOf({ term, paid }, calendarDay(upgrade.created_at))
  await shortenLast(db, upgrade, { amount: Math.min(haler, upgrade.credit), today })
}

/** Of upgrades that took each other's place, the last one has the days: at most what each was given for the one before. */
async function shortenLast(
  db: Db,
  upgrade: OrderRow,
  { amount, today }: { amount: number; today: string },
): Promise<void> {
  const next = upgrade.replaced_by === null ? null : await lockedOrder(db, upgrade.replaced_by)
  if (next !== null) return shortenLast(db, next, { amount: Math.min(amount, next.credit), today })
  if (amount > 0 && leftOf(upgrade) > 0) await shorten(db, upgrade, { amount, today })
}

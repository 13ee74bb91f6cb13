import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { TRANSFER_LATE_DAYS } from '@zivina/domain/commerce/bank-transfers'
import { lockAccount } from '#api/account/identity/users/service.ts'
import {
  lockOrder,
  type OrderRow,
  selectByTransfer,
  selectOrder,
  selectUnpaid,
  updateOrder,
} from '#api/commerce/orders/queries.ts'
import { readRefund } from '#api/commerce/refunds/service.ts'
import { rateOn } from '#api/commerce/services/service.ts'
import { recordChange } from '#api/kernel/changes/service.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type SettlingCtx, takeRefunds, takeStep } from './settle.ts'

type TransferCtx = Omit<SettlingCtx, 'payments'>

/** Who changes an order where no administrator decides, in the change log. */
const ORIGIN = 'bank statement'
const ENDED_AT_ONCE = 500

/**
 * An order that is paid by transfer, by its number, locked with its account until the transaction ends.
 * @returns null where there is none
 */
export async function lockedByTransfer(ctx: Pick<TransferCtx, 'db'>, number: number): Promise<OrderRow | null> {
  const found = await selectByTransfer(ctx.db, number)
  return found === null ? null : lock(ctx, found)
}

async function lock({ db }: Pick<TransferCtx, 'db'>, { guid, user }: OrderRow): Promise<OrderRow | null> {
  if (user !== null) await lockAccount(db, user)
  await lockOrder(db, guid)
  return selectOrder(db, guid)
}

/**
 * A locked order that waits is paid by money that came to our account: it takes effect as any other payment does.
 * @param booked_on the day (`YYYY-MM-DD`) on which the bank booked it, which is that of the tax and its rate however late the statement is
 *   read
 */
export async function payByTransfer(ctx: TransferCtx, order: OrderRow, booked_on: string): Promise<void> {
  const { guid, state } = order
  const today = calendarDay(new Date())
  const received_on = booked_on < today ? booked_on : today
  await updateOrder(ctx.db, guid, { vat_rate: await rateOn(ctx.db, order, received_on) })
  await takeStep(ctx, guid, { state: 'PAID', place: 'unassigned', payment: null, received_on })
  const change = { noun: 'order', guid, before: { state }, after: { state: 'PAID' } }
  await recordChange({ db: ctx.db, origin: ORIGIN }, change)
}

/**
 * A refund of a locked order that was paid by transfer has been sent by a person from the bank.
 * @returns false where there is no such refund of the order, or no transfer paid for it
 */
export async function markRefundSent(ctx: TransferCtx, order: OrderRow, refund: string): Promise<boolean> {
  const found = await readRefund(ctx.db, refund)
  if (found === null || found.order !== order.guid || order.payment_method !== 'transfer') return false
  if (found.done_at !== null) return true
  const { guid } = order
  const total = order.refunded + found.amount
  const state = total === order.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
  await takeStep(ctx, guid, { state, place: 'bank', payment: null })
  await takeRefunds(ctx, guid, { total, place: 'bank', only: refund })
  return true
}

/** Ends orders whose transfer did not come, after the days in which banks deliver late. What comes later waits for a person. */
export async function endUnpaid(ctx: TransferCtx): Promise<void> {
  const before = addDays(calendarDay(new Date()), -TRANSFER_LATE_DAYS)
  for (const guid of await selectUnpaid(ctx.db, before, ENDED_AT_ONCE)) {
    await transaction(ctx, async (ctx) => {
      const found = await selectOrder(ctx.db, guid)
      const order = found && (await lock(ctx, found))
      if (order?.state !== 'CREATED') return
      await takeStep(ctx, guid, { state: 'TIMEOUTED', place: 'unassigned', payment: null })
      const change = { noun: 'order', guid, before: { state: order.state }, after: { state: 'TIMEOUTED' } }
      await recordChange({ db: ctx.db, origin: 'payment deadline' }, change)
    })
  }
}

import { REFUNDS_OF_ORDER_MAX } from '@zivina/contract/commerce/limits'
import type { OrderMoney } from '@zivina/contract/commerce/order-money'
import type { Money } from '@zivina/contract/kernel/money'
import type { Db } from '@zivina/db/database'
import { bankPaymentsOf } from '#api/commerce/bank-payments/service.ts'
import { documentsOf } from '#api/commerce/invoices/service.ts'
import { bookCorrection, transfersOf } from '#api/commerce/ledger/service.ts'
import { readManagedOrder } from '#api/commerce/managed-orders/service.ts'
import { leftOf } from '#api/commerce/orders/policy.ts'
import {
  isRefundable,
  lockedOrder,
  loseDispute,
  markRefundSent,
  promiseRefund,
  readOrders,
  type SettlingCtx,
  sendBack,
  setDispute,
} from '#api/commerce/orders/service.ts'
import { readRefund, refundsOf, storeRefund } from '#api/commerce/refunds/service.ts'
import { recordChange } from '#api/kernel/changes/service.ts'
import { ApiError, isApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { presentMoney } from './present.ts'

/**
 * What the payment of an order left behind.
 * @throws ApiError NOT_FOUND
 */
export async function readOrderMoney(db: Db, guid: string): Promise<OrderMoney> {
  const [row] = await readOrders(db, [guid])
  const order = await readManagedOrder(db, guid)
  if (row === undefined || order === null) throw new ApiError('NOT_FOUND')
  const [refunds, transfers] = [await refundsOf(db, guid), await transfersOf(db, guid)]
  const [documents, bank_payments] = [await documentsOf(db, guid), await bankPaymentsOf(db, guid)]
  return presentMoney({ row, order, refunds, transfers, documents, bank_payments })
}

type Decision = {
  order: string
  guid: string
  amount: Money
  refundable: Money
  keeps_premium: boolean
  reason: string
}

/**
 * Gives money of an order back. It is decided under the locks of account and order, and then sent: at once where the gateway answers,
 * otherwise by the job.
 * @throws ApiError see the contract
 */
export async function refundOrder(ctx: UserCtx<'db'> & SettlingCtx, decision: Decision): Promise<OrderMoney> {
  await transaction(ctx, (ctx) => decide(ctx, decision))
  await sendBack(ctx, decision.order).catch((error: unknown) => {
    if (!isApiError(error)) throw error
  })
  return readOrderMoney(ctx.db, decision.order)
}

async function decide(ctx: UserCtx<'db'>, given: Decision): Promise<void> {
  const { db } = ctx
  const { amount, reason } = given
  const order = await lockedOrder(db, given.order)
  if (order === null) throw new ApiError('NOT_FOUND')
  const guid = given.guid.toLowerCase()
  const former = await readRefund(db, guid)
  if (former !== null) {
    if (former.order === order.guid && former.amount === amount.haler) return
    throw new ApiError('UNIQUE')
  }
  if (order.disputed_at !== null) throw new ApiError('CHARGE_DISPUTED')
  if (!isRefundable(order)) throw new ApiError('REFUND_NOT_POSSIBLE')
  if ((await refundsOf(db, order.guid)).length >= REFUNDS_OF_ORDER_MAX) throw new ApiError('REFUND_NOT_POSSIBLE')
  const left = leftOf(order)
  if (amount.haler > left) throw new ApiError('REFUND_TOO_HIGH')
  if (given.refundable.haler !== left) throw new ApiError('CHANGED_ELSEWHERE')
  const keeps_premium = given.keeps_premium && amount.haler < left
  const decided = { guid, order: order.guid, amount: amount.haler, keeps_premium, reason }
  if (!(await storeRefund(db, { ...decided, kind: 'admin' }))) throw new ApiError('UNIQUE')
  await promiseRefund(db, order, { amount: amount.haler, keeps_premium })
  const refund_due = order.refund_due + amount.haler
  const change = { before: { refund_due: order.refund_due }, after: { refund_due }, reason }
  await recordChange(ctx, { noun: 'order', guid: order.guid, ...change })
}

/**
 * An administrator has sent a refund of an order paid by transfer from the bank.
 * @throws ApiError NOT_FOUND, REFUND_NOT_POSSIBLE where the order has no such refund to send
 */
export async function markSent(
  ctx: UserCtx<'db'> & SettlingCtx,
  { guid, refund }: { guid: string; refund: string },
): Promise<OrderMoney> {
  await transaction(ctx, async (ctx) => {
    const order = await lockedOrder(ctx.db, guid)
    if (order === null) throw new ApiError('NOT_FOUND')
    if (!(await markRefundSent(ctx, order, refund))) throw new ApiError('REFUND_NOT_POSSIBLE')
    const after = await lockedOrder(ctx.db, guid)
    const [before, now] = [order, after ?? order].map(({ state, refund_due }) => ({ state, refund_due }))
    await recordChange(ctx, { noun: 'order', guid: order.guid, before: before ?? {}, after: now ?? {} })
  })
  return readOrderMoney(ctx.db, guid)
}

/**
 * Records that the card's bank disputes the charge of an order, or does so no more.
 * @throws ApiError NOT_FOUND, REFUND_NOT_POSSIBLE where nothing was paid by a card
 */
export async function recordDispute(
  ctx: UserCtx<'db'>,
  { guid, is_disputed, reason }: { guid: string; is_disputed: boolean; reason: string },
): Promise<OrderMoney> {
  await transaction(ctx, async (ctx) => {
    const order = await lockedOrder(ctx.db, guid)
    if (order === null) throw new ApiError('NOT_FOUND')
    if (order.paid_at === null || order.payment_method === 'transfer' || order.charged_back > 0)
      throw new ApiError('REFUND_NOT_POSSIBLE')
    const { disputed_at } = order
    if ((disputed_at !== null) === is_disputed) return
    const since = is_disputed ? new Date() : null
    await setDispute(ctx.db, order.guid, since)
    const [before, after] = [disputed_at, since].map((at) => ({ disputed_at: at?.toISOString() ?? null }))
    await recordChange(ctx, { noun: 'order', guid: order.guid, before: before ?? {}, after: after ?? {}, reason })
  })
  return readOrderMoney(ctx.db, guid)
}

/**
 * Records that a dispute is lost: the bank took the money, and what it paid for ends.
 * @throws ApiError see the contract
 */
export async function recordChargeback(
  ctx: UserCtx<'db'> & SettlingCtx,
  given: { guid: string; reason: string },
): Promise<OrderMoney> {
  await loseDispute(ctx, given, (ctx, { guid, refunded, amount }) =>
    recordChange(ctx, {
      noun: 'order',
      guid,
      before: { refunded, charged_back: 0 },
      after: { refunded: amount, charged_back: amount - refunded },
      reason: given.reason,
    }),
  )
  return readOrderMoney(ctx.db, given.guid)
}

/**
 * Reverses a wrong movement of an order in the ledger by an opposite one.
 * @throws ApiError NOT_FOUND, CHANGED_ELSEWHERE where it was reversed before
 */
export async function correctTransfer(
  ctx: UserCtx<'db'>,
  { guid, transfer: wrong, reason }: { guid: string; transfer: string; reason: string },
): Promise<OrderMoney> {
  await transaction(ctx, async (ctx) => {
    const order = await lockedOrder(ctx.db, guid)
    if (order === null) throw new ApiError('NOT_FOUND')
    const transfer = (await transfersOf(ctx.db, order.guid)).find((one) => one.guid === wrong.toLowerCase())
    if (transfer === undefined) throw new ApiError('NOT_FOUND')
    if (!(await bookCorrection(ctx.db, order.guid, { transfer, reason }))) throw new ApiError('CHANGED_ELSEWHERE')
    const change = { before: { corrected: null }, after: { corrected: transfer.kind }, reason }
    await recordChange(ctx, { noun: 'order', guid: order.guid, ...change })
  })
  return readOrderMoney(ctx.db, guid)
}

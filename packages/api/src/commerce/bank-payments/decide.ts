import type { BankPayment } from '@zivina/contract/commerce/bank-payments'
import type { BankDecision, BankState } from '@zivina/domain/commerce/bank-transfers'
import { numberOfSymbol } from '@zivina/domain/commerce/bank-transfers'
import { bookReturn } from '#api/commerce/ledger/service.ts'
import { lockedByTransfer, payByTransfer } from '#api/commerce/orders/service.ts'
import { recordChange } from '#api/kernel/changes/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import type { BankCtx } from './judge.ts'
import { presentPayment } from './present.ts'
import { type BankPaymentChanges, type BankPaymentRow, lockPayment, selectPayment, updatePayment } from './queries.ts'

type Decision = { guid: string; decision: BankDecision; state: BankState; order_number: string; reason: string }
type DecidingCtx = BankCtx & UserCtx<'db'>

/**
 * What an administrator decides of a payment. Account, order and payment are locked in this order, so that of two who decide at once the
 * second one is told.
 * @throws ApiError see the contract
 */
export async function decideOnPayment(ctx: DecidingCtx, given: Decision): Promise<BankPayment> {
  await transaction(ctx, async (ctx) => {
    const { db } = ctx
    const number = given.decision === 'assign' ? numberOfSymbol(given.order_number) : null
    const order = number === null ? null : await lockedByTransfer(ctx, number)
    await lockPayment(db, given.guid)
    const payment = await selectPayment(db, given.guid)
    if (payment === null) throw new ApiError('NOT_FOUND')
    if (payment.state !== given.state) throw new ApiError('CHANGED_ELSEWHERE')
    const changes =
      given.decision === 'assign' ? await assign(ctx, payment, order) : await STEPS[given.decision](ctx, payment)
    await updatePayment(db, payment.guid, { ...changes, reason: given.reason })
    await recordChange(ctx, {
      noun: 'bank_payment',
      guid: payment.guid,
      before: { state: payment.state },
      after: { state: changes.state ?? 'returned' },
      reason: given.reason,
    })
  })
  const decided = await selectPayment(ctx.db, given.guid)
  if (decided === null) throw new ApiError('NOT_FOUND')
  return presentPayment(decided)
}

type Order = Awaited<ReturnType<typeof lockedByTransfer>>

/** The payment pays for an order that waits; what is too much is to go back. */
async function assign(ctx: BankCtx, payment: BankPaymentRow, order: Order): Promise<BankPaymentChanges> {
  require(payment, ['open', 'set_aside'])
  if (order === null || order.state !== 'CREATED' || payment.currency !== order.currency) {
    throw new ApiError('ORDER_NOT_PAYABLE')
  }
  if (payment.amount < order.amount) throw new ApiError('BANK_PAYMENT_TOO_LOW')
  await payByTransfer(ctx, order, payment.booked_on)
  return { state: 'matched', order: order.guid, return_due: payment.amount - order.amount }
}

const STEPS: Readonly<
  Record<Exclude<BankDecision, 'assign'>, (ctx: BankCtx, payment: BankPaymentRow) => Promise<BankPaymentChanges>>
> = {
  set_aside: async (_, payment) => {
    require(payment, ['open'])
    return { state: 'set_aside' }
  },
  return: async (_, payment) => {
    require(payment, ['open', 'set_aside'])
    return { state: 'returning', return_due: payment.amount }
  },
  mark_returned: async ({ db }, payment) => {
    const { guid, return_due, returned_at, currency, state } = payment
    if (return_due === 0 || returned_at !== null) throw new ApiError('CHANGED_ELSEWHERE')
    if (currency === 'CZK') await bookReturn(db, guid, return_due)
    return { state: state === 'returning' ? 'returned' : state, returned_at: new Date() }
  },
  reopen: async (_, payment) => {
    require(payment, ['set_aside', 'returning'])
    return { state: 'open', return_due: 0 }
  },
}

/** @throws ApiError CHANGED_ELSEWHERE where a payment is in another state */
function require({ state }: BankPaymentRow, states: readonly BankState[]): void {
  if (!states.includes(state)) throw new ApiError('CHANGED_ELSEWHERE')
}

import { WITHDRAWAL_DAYS } from '@zivina/contract/commerce/limits'
import { calendarDay } from '@zivina/domain/calendar-day'
import { withdrawalUntil } from '@zivina/domain/commerce/credit'
import { MONEY_ARRIVED } from '@zivina/domain/commerce/payment-states'
import type { OrderRow } from './queries.ts'

type Judged = Pick<
  OrderRow,
  | 'kind'
  | 'state'
  | 'created_at'
  | 'payment_method'
  | 'paid_at'
  | 'withdrawn_at'
  | 'replaced_by'
  | 'refund_due_at'
  | 'amount'
  | 'refunded'
  | 'refund_due'
  | 'disputed_at'
  | 'voucher'
  | 'is_spent'
>

/** What of an order's money has neither gone back nor is on its way, in haléře. */
export function leftOf({ amount, refunded, refund_due }: Pick<OrderRow, 'amount' | 'refunded' | 'refund_due'>): number {
  return amount - refunded - refund_due
}

/**
 * The last day on which a person may withdraw from an order; null for a renewal, which is part of the contract before it, for a
 * change of card, of which nothing is kept, and for counselling, where cancelling the consultation is withdrawing.
 */
export function lastDayOfWithdrawal(
  order: Pick<Judged, 'kind' | 'created_at' | 'payment_method' | 'paid_at'>,
): string | null {
  const { kind, created_at, payment_method, paid_at } = order
  const hasNone = kind === 'renewal' || kind === 'card' || kind === 'counselling'
  // A transfer may arrive weeks after the order: what it pays for can be tried before the days are over.
  const from = payment_method === 'transfer' ? (paid_at ?? new Date()) : created_at
  return hasNone ? null : withdrawalUntil(calendarDay(from), WITHDRAWAL_DAYS)
}

/**
 * Whether a person may withdraw: some of the money that arrived is left and no bank disputes the charge, the days are not over, and its
 * unused days were not credited to another order, from which the person withdraws first. A voucher that a person has
 * redeemed is used up, and so are points of which some are spent.
 */
export function mayWithdraw(order: Judged, today: string): boolean {
  const last = lastDayOfWithdrawal(order)
  if (last === null || last < today || order.replaced_by !== null || order.voucher?.is_redeemed || order.is_spent)
    return false
  return (
    order.withdrawn_at === null &&
    order.refund_due_at === null &&
    order.disputed_at === null &&
    leftOf(order) > 0 &&
    MONEY_ARRIVED.includes(order.state)
  )
}

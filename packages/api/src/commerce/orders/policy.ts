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
  | 'withdrawn_at'
  | 'replaced_by'
  | 'refund_due_at'
  | 'amount'
  | 'refunded'
  | 'refund_due'
  | 'disputed_at'
  | 'voucher'
>

/** What of an order's money has neither gone back nor is on its way, in haléře. */
export function leftOf({ amount, refunded, refund_due }: Pick<OrderRow, 'amount' | 'refunded' | 'refund_due'>): number {
  return amount - refunded - refund_due
}

/**
 * The last day on which a person may withdraw from an order; null for a renewal, which is part of the contract before it, for a
 * change of card, of which nothing is kept, and for counselling, where cancelling the consultation is withdrawing.
 */
export function lastDayOfWithdrawal({ kind, created_at }: Pick<Judged, 'kind' | 'created_at'>): string | null {
  const hasNone = kind === 'renewal' || kind === 'card' || kind === 'counselling'
  return hasNone ? null : withdrawalUntil(calendarDay(created_at), WITHDRAWAL_DAYS)
}

/**
 * Whether a person may withdraw: some of the money that arrived is left and no bank disputes the charge, the days are not over, and its
 * unused days were not credited to another order, from which the person withdraws first. A voucher that somebody has
 * redeemed is used up.
 */
export function mayWithdraw(order: Judged, today: string): boolean {
  const last = lastDayOfWithdrawal(order)
  if (last === null || last < today || order.replaced_by !== null || order.voucher?.is_redeemed) return false
  return (
    order.withdrawn_at === null &&
    order.refund_due_at === null &&
    order.disputed_at === null &&
    leftOf(order) > 0 &&
    MONEY_ARRIVED.includes(order.state)
  )
}

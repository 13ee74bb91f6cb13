import { WITHDRAWAL_DAYS } from '@zivina/contract/commerce/limits'
import { calendarDay } from '@zivina/domain/calendar-day'
import { withdrawalUntil } from '@zivina/domain/commerce/credit'
import { MONEY_ARRIVED } from '@zivina/domain/commerce/payment-states'
import type { OrderRow } from './queries.ts'

type Judged = Pick<
  OrderRow,
  'kind' | 'state' | 'created_at' | 'withdrawn_at' | 'replaced_by' | 'refund_due_at' | 'refunded'
>

/**
 * The last day on which a person may withdraw from an order; null for a renewal, which is part of the contract before it, and for
 * counselling, where cancelling the consultation is withdrawing.
 */
export function lastDayOfWithdrawal({ kind, created_at }: Pick<Judged, 'kind' | 'created_at'>): string | null {
  return kind === 'renewal' || kind === 'counselling' ? null : withdrawalUntil(calendarDay(created_at), WITHDRAWAL_DAYS)
}

/**
 * Whether a person may withdraw: the money has arrived and is not on its way back, the days are not over, and its unused days were
 * not credited to another order, from which the person withdraws first.
 */
export function mayWithdraw(order: Judged, today: string): boolean {
  const last = lastDayOfWithdrawal(order)
  if (last === null || last < today || order.replaced_by !== null) return false
  return (
    order.withdrawn_at === null &&
    order.refund_due_at === null &&
    order.refunded === 0 &&
    MONEY_ARRIVED.includes(order.state)
  )
}

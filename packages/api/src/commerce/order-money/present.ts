import type { ManagedOrder } from '@zivina/contract/commerce/managed-orders'
import type { OrderMoney, OrderRefund } from '@zivina/contract/commerce/order-money'
import { czk } from '@zivina/domain/money'
import type { transfersOf } from '#api/commerce/ledger/service.ts'
import { leftOf } from '#api/commerce/orders/policy.ts'
import { isRefundable, type readOrders } from '#api/commerce/orders/service.ts'
import type { RefundRow } from '#api/commerce/refunds/service.ts'

type Found = {
  row: Awaited<ReturnType<typeof readOrders>>[number]
  order: ManagedOrder
  refunds: readonly RefundRow[]
  transfers: Awaited<ReturnType<typeof transfersOf>>
}

/** What the payment of an order left behind, in the form of the contract. */
export function presentMoney({ row, order, refunds, transfers }: Found): OrderMoney {
  return {
    order,
    refundable: czk(isRefundable(row) && row.disputed_at === null ? leftOf(row) : 0),
    refund_due: czk(row.refund_due),
    disputed_at: row.disputed_at?.toISOString() ?? null,
    refunds: refunds.map(presentRefund),
    transfers: transfers.map(({ kind, created_at, entries }) => ({
      kind,
      created_at: new Date(created_at).toISOString(),
      entries,
    })),
  }
}

function presentRefund({ guid, kind, amount, keeps_premium, reason, done_at, created_at }: RefundRow): OrderRefund {
  return {
    guid,
    kind,
    amount: czk(amount),
    keeps_premium,
    reason,
    done_at: done_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  }
}

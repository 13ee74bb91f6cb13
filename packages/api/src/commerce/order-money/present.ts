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
  documents: OrderMoney['documents']
  bank_payments: OrderMoney['bank_payments']
}

/** What the payment of an order left behind, in the form of the contract. */
export function presentMoney({ row, order, refunds, transfers, documents, bank_payments }: Found): OrderMoney {
  return {
    order,
    refundable: czk(isRefundable(row) && row.disputed_at === null ? leftOf(row) : 0),
    refund_due: czk(row.refund_due),
    charged_back: czk(row.charged_back),
    disputed_at: row.disputed_at?.toISOString() ?? null,
    documents,
    bank_payments,
    refunds: refunds.map(presentRefund),
    transfers: transfers.map(({ created_at, ...transfer }) => ({
      ...transfer,
      created_at: new Date(created_at).toISOString(),
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

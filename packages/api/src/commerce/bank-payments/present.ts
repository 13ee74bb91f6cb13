import type { BankPayment, TransferRefund } from '@zivina/contract/commerce/bank-payments'
import { czk } from '@zivina/domain/money'
import type { BankPaymentRow, RefundToSendRow } from './queries.ts'

/** A payment in the form of the contract. */
export function presentPayment(row: BankPaymentRow): BankPayment {
  return {
    guid: row.guid,
    statement: row.statement,
    reference: row.reference,
    booked_on: row.booked_on,
    amount: row.amount,
    currency: row.currency,
    variable_symbol: row.variable_symbol,
    payer_name: row.payer_name,
    payer_account: row.payer_account,
    message: row.message,
    state: row.state,
    finding: row.finding,
    order: row.order === null ? null : { guid: row.order, number: String(row.number ?? '') },
    return_due: row.return_due,
    returned_at: row.returned_at?.toISOString() ?? null,
    reason: row.reason,
  }
}

/** A refund to send in the form of the contract. */
export function presentRefund({ order, number, ...row }: RefundToSendRow): TransferRefund {
  return {
    guid: row.guid,
    order: { guid: order, number: String(number) },
    amount: czk(row.amount),
    payer_name: row.payer_name ?? '',
    payer_account: row.payer_account ?? '',
    created_at: new Date(row.created_at).toISOString(),
  }
}

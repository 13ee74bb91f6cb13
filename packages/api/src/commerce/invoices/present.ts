import type { Invoice } from '@zivina/contract/commerce/invoices'
import { invoiceLabel } from '@zivina/domain/commerce/invoices'
import { czk } from '@zivina/domain/money'
import type { InvoiceRow } from './queries.ts'

/** A document in the form of the contract. */
export function presentInvoice(row: InvoiceRow): Invoice {
  const { guid, series, order, order_number, issued_on, amount } = row
  const label = invoiceLabel(row)
  return { guid, series, label, order, order_number: String(order_number), issued_on, amount: czk(amount) }
}

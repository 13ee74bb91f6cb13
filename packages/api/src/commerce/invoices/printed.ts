import { calendarDay } from '@zivina/domain/calendar-day'
import { invoiceLabel } from '@zivina/domain/commerce/invoices'
import { vatOfPart, vatWithin } from '@zivina/domain/commerce/vat'
import type { PrintedInvoice, PrintedRequest } from '@zivina/integrations/invoices/printed-invoice'
import { addressOf, type InvoicedOrder, linesOf as linesOfOrder, SELLER } from './issue.ts'
import type { InvoiceRow } from './queries.ts'

/** What a document says of the one that it corrects, and of itself. */
export type CorrectedInvoice = Pick<InvoiceRow, 'guid' | 'series' | 'year' | 'number' | 'issued_on'>
export type PrintableInvoice = CorrectedInvoice &
  Pick<
    InvoiceRow,
    | 'taxable_on'
    | 'order_number'
    | 'seller'
    | 'buyer'
    | 'lines'
    | 'amount'
    | 'vat'
    | 'vat_rate'
    | 'payment_method'
    | 'reason'
  >

/** A document as it is printed. Amounts of a credit note are below zero. */
export function toPrinted(row: PrintableInvoice, corrected: CorrectedInvoice | null): PrintedInvoice {
  const sign = row.series === 'credit_note' ? -1 : 1
  return {
    kind: row.series,
    guid: row.guid,
    label: invoiceLabel(row),
    issued_on: row.issued_on,
    taxable_on: row.taxable_on,
    order_number: String(row.order_number),
    seller: row.seller,
    buyer: row.buyer,
    lines: linesOf(row).map(({ text, gross, vat }) => ({ text, gross: sign * gross, vat: sign * vat })),
    gross: sign * row.amount,
    vat: sign * row.vat,
    vat_rate: row.vat_rate,
    paid_by: row.payment_method,
    corrects: corrected && {
      guid: corrected.guid,
      label: invoiceLabel(corrected),
      issued_on: corrected.issued_on,
      reason: row.reason,
    },
  }
}

/** What a request to pay says besides how to pay. */
export type RequestedOrder = InvoicedOrder & { number: number; created_at: Date }

/** A request to pay an order, as it is printed. */
export function toRequest(order: RequestedOrder, to_pay: PrintedRequest['to_pay']): PrintedRequest {
  const { amount, vat_rate, number, buyer, created_at } = order
  const vat = vatWithin(amount, vat_rate)
  return {
    kind: 'payment_request',
    order_number: String(number),
    issued_on: calendarDay(created_at),
    seller: SELLER,
    buyer: buyer && addressOf(buyer),
    lines: linesOf({ lines: linesOfOrder(order), vat, vat_rate }),
    gross: amount,
    vat,
    vat_rate,
    to_pay,
  }
}

/** Lines with their VAT, which sum up to that of the document: the last one has what is left by rounding. */
function linesOf({ lines, vat, vat_rate }: Pick<InvoiceRow, 'lines' | 'vat' | 'vat_rate'>): PrintedInvoice['lines'] {
  let [before, left] = [0, vat]
  return lines.map(({ text, haler }, at) => {
    const own = haler < 0 ? -vatWithin(-haler, vat_rate) : vatOfPart({ before, amount: haler }, vat_rate)
    const isLast = at === lines.length - 1
    const line = { text, gross: haler, vat: isLast ? left : own }
    before += Math.max(0, haler)
    left -= line.vat
    return line
  })
}

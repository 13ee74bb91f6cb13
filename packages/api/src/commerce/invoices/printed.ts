import { invoiceLabel } from '@zivina/domain/commerce/invoices'
import { vatOfPart, vatWithin } from '@zivina/domain/commerce/vat'
import type { PrintedInvoice } from '@zivina/integrations/invoices/printed-invoice'
import type { InvoiceRow } from './queries.ts'

/** A document as it is printed. Amounts of a credit note are below zero. */
export function toPrinted(row: InvoiceRow, corrected: InvoiceRow | null): PrintedInvoice {
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
    paid_by: 'card',
    corrects: corrected && {
      guid: corrected.guid,
      label: invoiceLabel(corrected),
      issued_on: corrected.issued_on,
      reason: row.reason,
    },
  }
}

/** Lines with their VAT, which sum up to that of the document: the last one has what is left by rounding. */
function linesOf({ lines, vat, vat_rate }: InvoiceRow): PrintedInvoice['lines'] {
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

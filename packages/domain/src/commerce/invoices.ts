/** Invoices and credit notes are numbered apart, each year from 1. */
export const INVOICE_SERIES = ['invoice', 'credit_note'] as const
export type InvoiceSeries = (typeof INVOICE_SERIES)[number]

const PREFIXES: Readonly<Record<InvoiceSeries, string>> = { invoice: 'FV', credit_note: 'OD' }
const DIGITS = 6

/** The number of a document as people read it: „FV2026-000042“, by which lists of a series are also in order. */
export function invoiceLabel({
  series,
  year,
  number,
}: {
  series: InvoiceSeries
  year: number
  number: number
}): string {
  return `${PREFIXES[series]}${year}-${String(number).padStart(DIGITS, '0')}`
}

/** A company or a person on an invoice. Empty where they have none. */
export type InvoiceParty = {
  name: string
  street: string
  city: string
  postal_code: string
  /** ISO 3166, two letters. */
  country: string
  ico: string
  dic: string
}

/** How to pay what is not paid yet. */
export type PaymentToMake = {
  account: string
  iban: string
  variable_symbol: string
  /** `YYYY-MM-DD` */
  pay_until: string
  /** The payment QR code: its dark modules by rows. */
  modules: boolean[][]
}

/** A request to pay an order by transfer, which is no tax document. */
export type PrintedRequest = Pick<PrintedInvoice, 'seller' | 'buyer' | 'lines' | 'gross' | 'vat' | 'vat_rate'> & {
  kind: 'payment_request'
  order_number: string
  /** The day of the order. */
  issued_on: string
  to_pay: PaymentToMake
}

/** What an invoice or a credit note says. Amounts are whole haléře; those of a credit note are below zero. */
export type PrintedInvoice = {
  kind: 'invoice' | 'credit_note'
  guid: string
  /** Its number with that of its series. */
  label: string
  /** Days are `YYYY-MM-DD`. */
  issued_on: string
  taxable_on: string
  order_number: string
  seller: InvoiceParty & { /** Where the company is registered. */ register: string }
  /** Null where the account was deleted before. */
  buyer: InvoiceParty | null
  lines: { text: string /** With VAT, and the VAT in it. */; gross: number; vat: number }[]
  gross: number
  vat: number
  /** Percent. */
  vat_rate: number
  paid_by: 'card' | 'transfer'
  /** The invoice that a credit note corrects, and why. */
  corrects: { guid: string; label: string; issued_on: string; reason: string } | null
}

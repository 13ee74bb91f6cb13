/** How an order is paid: at the gateway, or by a transfer to our account. */
export const PAYMENT_METHODS = ['card', 'transfer'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Days until which a transfer is to be paid, and for how many more the order waits for what banks deliver late. */
export const TRANSFER_DAYS = 14
export const TRANSFER_LATE_DAYS = 5

/** Why a payment that came to our account belongs to no order by itself. */
export const BANK_FINDINGS = [
  'no_symbol',
  'unknown_symbol',
  'wrong_amount',
  'second_payment',
  'order_ended',
  'other_currency',
  'maybe_repeated',
] as const
export type BankFinding = (typeof BANK_FINDINGS)[number]

/**
 * What becomes of a payment that came to our account: `new` until it is compared with orders, `open` until a person decides, then it
 * belongs to an order (`matched`), is none of ours to sell for (`set_aside`), or goes back (`returning`, `returned`).
 */
export const BANK_STATES = ['new', 'open', 'matched', 'set_aside', 'returning', 'returned'] as const
export type BankState = (typeof BANK_STATES)[number]

/** What a person decides of a payment; `reopen` takes a decision back that moved no money. */
export const BANK_DECISIONS = ['assign', 'set_aside', 'return', 'mark_returned', 'reopen'] as const
export type BankDecision = (typeof BANK_DECISIONS)[number]

type Arrived = { amount: number; currency: string; variable_symbol: string }
type Awaited = { amount: number; currency: string; state: string; paid_at: Date | null; superseded_at: Date | null }

/**
 * Compares a payment with the order that its variable symbol names.
 * @param order paid by transfer; null where the symbol names none. Amounts are haléře
 * @returns null where they belong together, else why not
 */
export function judgeArrival(payment: Arrived, order: Awaited | null): BankFinding | null {
  if (payment.variable_symbol === '') return 'no_symbol'
  if (order === null) return 'unknown_symbol'
  if (payment.currency !== order.currency) return 'other_currency'
  if (order.paid_at !== null) return 'second_payment'
  if (order.state !== 'CREATED' || order.superseded_at !== null) return 'order_ended'
  return payment.amount === order.amount ? null : 'wrong_amount'
}

/** The number of an order that a variable symbol names; null where it can be none. */
export function numberOfSymbol(symbol: string): number | null {
  const number = /^\d{1,10}$/.test(symbol) ? Number(symbol) : 0
  return number > 0 && number < 2 ** 31 ? number : null
}

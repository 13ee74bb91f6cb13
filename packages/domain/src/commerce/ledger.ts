import { vatOfPart, vatWithin } from './vat.ts'

/**
 * Accounts of the ledger. `gateway` is the money that the payment gateway holds for us, `bank` that of our bank account; `revenue` and
 * `refunds` are without VAT; `credits` is what unused days are worth between the order that had them and the one that takes its place;
 * `unassigned` is money received on the bank account and not yet assigned to an order.
 */
export const LEDGER_ACCOUNTS = ['gateway', 'bank', 'unassigned', 'revenue', 'vat', 'refunds', 'credits'] as const
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number]

/**
 * Why money is moved. A `receipt` is what a bank statement says has come, and a `return` what of it went back without having paid for
 * anything; a `correction` reverses a transfer that was wrong.
 */
export const TRANSFER_KINDS = ['payment', 'credit', 'refund', 'receipt', 'return', 'correction'] as const
export type TransferKind = (typeof TRANSFER_KINDS)[number]

/** Where the money of an order lies; that of a transfer is taken from what the bank statement brought. */
export type MoneyPlace = Extract<LedgerAccount, 'gateway' | 'bank' | 'unassigned'>

/** One side of a transfer, in haléře: what comes to an account is above 0. The entries of a transfer sum up to 0. */
export type Entry = { account: LedgerAccount; haler: number }

/** What the entries of an order follow from. Amounts are haléře with VAT. */
export type BookedOrder = { amount: number; credit: number; vat_rate: number }

/** A payment that arrived, with the credit that it is completed by. */
export function paymentEntries({ amount, credit, vat_rate }: BookedOrder, place: MoneyPlace): Entry[] {
  const vat = vatWithin(amount, vat_rate) + vatWithin(credit, vat_rate)
  return withoutZeros([
    { account: place, haler: amount },
    { account: 'credits', haler: credit },
    { account: 'revenue', haler: vat - amount - credit },
    { account: 'vat', haler: -vat },
  ])
}

/** Unused days that are taken back from what was sold before, to be credited to an order. */
export function creditEntries({ credit, vat_rate }: BookedOrder): Entry[] {
  const vat = vatWithin(credit, vat_rate)
  return withoutZeros([
    { account: 'revenue', haler: credit - vat },
    { account: 'vat', haler: vat },
    { account: 'credits', haler: -credit },
  ])
}

/** Money that went back. @param part what had gone back before, and what goes back now */
export function refundEntries(part: { before: number; amount: number }, vat_rate: number, place: MoneyPlace): Entry[] {
  const vat = vatOfPart(part, vat_rate)
  return withoutZeros([
    { account: 'refunds', haler: part.amount - vat },
    { account: 'vat', haler: vat },
    { account: place, haler: -part.amount },
  ])
}

/** Money that came to the bank account. @param haler above 0 */
export function receiptEntries(haler: number): Entry[] {
  return [
    { account: 'bank', haler },
    { account: 'unassigned', haler: -haler },
  ]
}

/** Money that came to the bank account and went back from it. @param haler above 0 */
export function returnEntries(haler: number): Entry[] {
  return [
    { account: 'unassigned', haler },
    { account: 'bank', haler: -haler },
  ]
}

const withoutZeros = (entries: readonly Entry[]): Entry[] => entries.filter(({ haler }) => haler !== 0)

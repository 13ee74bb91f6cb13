import type { Db } from '@zivina/db/database'
import {
  type BookedOrder,
  creditEntries,
  type Entry,
  type MoneyPlace,
  paymentEntries,
  receiptEntries,
  refundEntries,
  returnEntries,
} from '@zivina/domain/commerce/ledger'
import { insertEntries, insertTransfer, type NewTransfer, selectTransfers, type TransferRow } from './queries.ts'

/** An order as the ledger books it. */
export type Booked = BookedOrder & { guid: string }

/**
 * Moves money between accounts, in the transaction of what it follows from: once for each key. The database refuses entries that do not
 * sum up to zero when the transaction commits.
 * @returns whether it was moved now; false where it was before
 */
async function post(db: Db, transfer: NewTransfer, entries: readonly Entry[]): Promise<boolean> {
  const guid = await insertTransfer(db, transfer)
  if (guid === null) return false
  await insertEntries(db, guid, entries)
  return true
}

/** Books the payment of an order, and the credit that completes it. */
export async function bookPayment(db: Db, order: Booked, place: MoneyPlace): Promise<void> {
  if (order.credit > 0) {
    await post(db, { key: `credit:${order.guid}`, kind: 'credit', order: order.guid }, creditEntries(order))
  }
  await post(db, { key: `payment:${order.guid}`, kind: 'payment', order: order.guid }, paymentEntries(order, place))
}

/** Books money of an order that went back. @param part what had gone back before, and what goes back now */
export async function bookRefund(
  db: Db,
  { guid, vat_rate }: Pick<Booked, 'guid' | 'vat_rate'>,
  part: { key: string; before: number; amount: number },
  place: MoneyPlace,
): Promise<void> {
  await post(db, { key: `refund:${part.key}`, kind: 'refund', order: guid }, refundEntries(part, vat_rate, place))
}

/** Books a payment that came to the bank account, once. @param haler above 0 */
export async function bookReceipt(db: Db, payment: string, haler: number): Promise<void> {
  await post(db, { key: `receipt:${payment}`, kind: 'receipt', order: null }, receiptEntries(haler))
}

/** Books that a payment, or what of it was too much, went back to who sent it. @param haler above 0 */
export async function bookReturn(db: Db, payment: string, haler: number): Promise<void> {
  await post(db, { key: `return:${payment}`, kind: 'return', order: null }, returnEntries(haler))
}

/**
 * Reverses a transfer of a locked order by a new one with opposite entries; what is written stays as it is. A correction can be
 * corrected, too.
 * @returns false where the transfer was reversed before
 */
export function bookCorrection(
  db: Db,
  order: string,
  { transfer, reason }: { transfer: TransferRow; reason: string },
): Promise<boolean> {
  const { guid, entries } = transfer
  const opposite = entries.map(({ account, haler }) => ({ account, haler: -haler }))
  return post(db, { key: `correction:${guid}`, kind: 'correction', order, corrects: guid, reason }, opposite)
}

/** What the money of an order moved, the oldest first. */
export function transfersOf(db: Db, order: string): Promise<TransferRow[]> {
  return selectTransfers(db, order)
}

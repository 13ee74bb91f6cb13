import type { Db } from '@zivina/db/database'
import {
  type BookedOrder,
  creditEntries,
  type Entry,
  type MoneyPlace,
  paymentEntries,
  refundEntries,
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

/** What the money of an order moved, the oldest first. */
export function transfersOf(db: Db, order: string): Promise<TransferRow[]> {
  return selectTransfers(db, order)
}

import type { Db } from '@zivina/db/database'
import type { MoneyPlace } from '@zivina/domain/commerce/ledger'
import { refundsDone } from '@zivina/domain/commerce/refunds'
import { type InvoicedOrder, issueCreditNote } from '#api/commerce/invoices/service.ts'
import { bookRefund } from '#api/commerce/ledger/service.ts'
import {
  deleteRefunds,
  insertRefund,
  markAsked,
  markDone,
  type NewRefund,
  type RefundRow,
  selectDue,
  selectNext,
  selectOf,
  selectRefund,
} from './queries.ts'

/**
 * How long the gateway is not asked again for a refund: what it was asked for is seen in the payment long before, also where its answer
 * was lost or the process was killed.
 */
const ASKED_MINUTES = 9
const AT_ONCE = 100

export type { RefundRow } from './queries.ts'

/** An order as its refunds need it. */
type RefundedOrder = InvoicedOrder & { refunded: number; refund_due: number }

/** Stores that money of a locked order is to go back. @returns false where its guid is taken */
export function storeRefund(db: Db, refund: NewRefund): Promise<boolean> {
  return insertRefund(db, refund)
}

export function readRefund(db: Db, guid: string): Promise<RefundRow | null> {
  return selectRefund(db, guid)
}

/** The refunds of an order, the oldest first. */
export function refundsOf(db: Db, order: string): Promise<RefundRow[]> {
  return selectOf(db, order)
}

/**
 * Settles the refunds of a locked order by how much the gateway has given back altogether, books them and issues their credit notes. What an admin gave back at the
 * gateway itself becomes a refund, too.
 * @param back `only` where it is known which refund went back
 * @returns those that are done now, and the figures of the order
 */
export async function settleRefunds(
  db: Db,
  order: RefundedOrder,
  { total, place, only, today }: { total: number; place: MoneyPlace; only: string | undefined; today: string },
): Promise<{ done: RefundRow[]; refunded: number; refund_due: number }> {
  const waiting = (await selectOf(db, order.guid)).filter(
    ({ guid, done_at }) => done_at === null && (only === undefined || guid === only),
  )
  const left = order.amount - total
  const { done, outside, dropped } = refundsDone(waiting, { moved: total - order.refunded, left })
  await markDone(
    db,
    done.map(({ guid }) => guid),
  )
  await deleteRefunds(
    db,
    dropped.map(({ guid }) => guid),
  )
  const besides = outside > 0 ? [await insertOutside(db, order.guid, outside)] : []
  const all = [...done, ...besides]
  let before = order.refunded
  for (const { guid, kind, amount } of all) {
    await bookRefund(db, order, { key: guid, before, amount }, place)
    await issueCreditNote(db, order, { refund: guid, kind, before, amount, today })
    before += amount
  }
  const settled = [...done, ...dropped].reduce((sum, { amount }) => sum + amount, 0)
  const rest = await keepRest(db, order.guid, { waiting, done, dropped, left })
  return { done: all, refunded: total, refund_due: order.refund_due - settled + rest }
}

/**
 * Where a refund of everything no longer fits, as an admin gave a part back at the gateway itself, what is left still goes back.
 * @returns how much that is
 */
async function keepRest(
  db: Db,
  order: string,
  { waiting, done, dropped, left }: Record<'waiting' | 'done' | 'dropped', RefundRow[]> & { left: number },
): Promise<number> {
  const whole = dropped.find(({ kind }) => kind !== 'admin')
  const still = waiting.filter((one) => !done.includes(one) && !dropped.includes(one))
  const rest = left - still.reduce((sum, { amount }) => sum + amount, 0)
  if (whole === undefined || rest <= 0) return 0
  await insertRefund(db, { order, kind: whole.kind, amount: rest })
  return rest
}

/**
 * Settles that a bank took what was left of the money of a locked order: what waited goes back no more, the loss is booked and has its
 * credit note. The caller stores the figures of the order.
 * @returns false, with nothing done, where the gateway was asked for a refund just now, so that what it did is not known yet
 */
export async function chargeBack(
  db: Db,
  order: RefundedOrder,
  { reason, today }: { reason: string; today: string },
): Promise<boolean> {
  const waiting = (await selectOf(db, order.guid)).filter(({ done_at }) => done_at === null)
  const since = Date.now() - ASKED_MINUTES * 60_000
  if (waiting.some(({ asked_at }) => (asked_at?.getTime() ?? 0) > since)) return false
  await deleteRefunds(
    db,
    waiting.map(({ guid }) => guid),
  )
  await insertRefund(db, { order: order.guid, kind: 'chargeback', amount: order.amount - order.refunded, reason })
  await settleRefunds(db, order, { total: order.amount, place: 'gateway', only: undefined, today })
  return true
}

async function insertOutside(db: Db, order: string, amount: number): Promise<RefundRow> {
  const guid = crypto.randomUUID()
  await insertRefund(db, { guid, order, amount, kind: 'outside', done_at: new Date() })
  const row = await selectRefund(db, guid)
  if (row === null) throw new Error('A refund that was stored is gone.')
  return row
}

/**
 * The next refund of a locked order to ask the gateway for, marked as asked for now, so that no other process asks at the same time.
 * @returns null where nothing is to be asked
 */
export async function claimRefund(db: Db, order: string): Promise<RefundRow | null> {
  const next = await selectNext(db, order, ASKED_MINUTES)
  if (next !== null) await markAsked(db, next.guid)
  return next
}

/** Orders of which money waits to go back. */
export function ordersToRefund(db: Db): Promise<string[]> {
  return selectDue(db, { minutes: ASKED_MINUTES, limit: AT_ONCE })
}

import { type BankFinding, judgeArrival, numberOfSymbol } from '@zivina/domain/commerce/bank-transfers'
import { bookReceipt } from '#api/commerce/ledger/service.ts'
import { lockedByTransfer, payByTransfer, type SettlingCtx } from '#api/commerce/orders/service.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { lockPayment, selectNew, selectPayment, updatePayment } from './queries.ts'

export type BankCtx = Omit<SettlingCtx, 'payments'>

const AT_ONCE = 10_000

/**
 * Compares the payments that are new with orders. Each is booked, and pays for its order or waits for a person, in a transaction of its own:
 * a process that dies leaves the rest new, for the next statement or the job. One that fails stays new, is tried again by the job, and stops no
 * other.
 * @returns how many pay for an order, and how many wait
 */
export async function judgeNew(ctx: BankCtx): Promise<{ matched: number; open: number }> {
  const counts = { matched: 0, open: 0 }
  for (const guid of await selectNew(ctx.db, AT_ONCE)) {
    try {
      const judged = await transaction(ctx, (ctx) => judge(ctx, guid))
      if (judged !== null) counts[judged] += 1
    } catch (error) {
      ctx.log.error({ error, payment: guid }, 'a payment could not be compared with its order')
      counts.open += 1
    }
  }
  return counts
}

/** Locks in the order of all: account, order, payment. @returns null where another process was first */
async function judge(ctx: BankCtx, guid: string): Promise<'matched' | 'open' | null> {
  const { db } = ctx
  const found = await selectPayment(db, guid)
  const number = found && numberOfSymbol(found.variable_symbol)
  const order = number === null ? null : await lockedByTransfer(ctx, number)
  await lockPayment(db, guid)
  const payment = await selectPayment(db, guid)
  if (payment === null || payment.state !== 'new') return null
  // The ledger is kept in crowns; what came in another currency is not booked there.
  if (payment.currency === 'CZK') await bookReceipt(db, guid, payment.amount)
  const finding: BankFinding | null = payment.has_alike ? 'maybe_repeated' : judgeArrival(payment, order)
  if (finding !== null || order === null) {
    await updatePayment(db, guid, { state: 'open', finding })
    return 'open'
  }
  await updatePayment(db, guid, { state: 'matched', order: order.guid })
  await payByTransfer(ctx, order, payment.booked_on)
  return 'matched'
}

import type { BankList } from '@zivina/contract/commerce/bank-payments'
import type { Db } from '@zivina/db/database'
import { bankPayment } from '@zivina/db/schema/commerce/bank-payment'
import { order } from '@zivina/db/schema/commerce/order'
import type { StatementPayment } from '@zivina/integrations/bank/statement'
import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { type Counted, type Page, selectCounted } from '#api/kernel/lists/page.ts'
import { countPassing, windowOf } from '#api/kernel/lists/sql.ts'

export type BankPaymentRow = typeof bankPayment.$inferSelect & {
  number: number | null
  /** Whether an earlier file had a payment of the same reference, day and amount, which differs in symbol or account. */
  has_alike: boolean
}
export type BankPaymentChanges = Partial<typeof bankPayment.$inferInsert>

const AT_ONCE = 500

/**
 * Stores the payments of a statement, all with the moment at which its file was read.
 * @returns how many are new; those that are there stay as they are
 */
export async function insertNew(
  db: Db,
  file: { statement: string; created_at: Date },
  payments: readonly StatementPayment[],
): Promise<number> {
  let count = 0
  for (let at = 0; at < payments.length; at += AT_ONCE) {
    const rows = payments.slice(at, at + AT_ONCE).map((payment) => ({ ...payment, ...file }))
    const { rowCount } = await db.insert(bankPayment).values(rows).onConflictDoNothing()
    count += rowCount ?? 0
  }
  return count
}

/** Payments that were not compared with orders yet, the oldest first. */
export async function selectNew(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ guid: bankPayment.guid })
    .from(bankPayment)
    .where(eq(bankPayment.state, 'new'))
    .orderBy(asc(bankPayment.booked_on), asc(bankPayment.guid))
    .limit(limit)
  return rows.map(({ guid }) => guid)
}

/** Whether at least so many payments wait for an admin. */
export async function haveOpen(db: Db, count: number): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(sql`
    select exists (select from bank_payment where state in ('new', 'open') offset ${count - 1}) as has`)
  return rows[0]?.has ?? false
}

const HAS_ALIKE = sql<boolean>`exists (
  select from bank_payment b where b.reference = ${bankPayment.reference} and b.booked_on = ${bankPayment.booked_on}
    and b.amount = ${bankPayment.amount} and b.currency = ${bankPayment.currency} and b.created_at < ${bankPayment.created_at})`

const selection = (db: Db) =>
  db
    .select({ ...getTableColumns(bankPayment), number: order.number, has_alike: HAS_ALIKE })
    .from(bankPayment)
    .leftJoin(order, eq(order.guid, bankPayment.order))

export async function selectPayment(db: Db, guid: string): Promise<BankPaymentRow | null> {
  const [row] = await selection(db).where(eq(bankPayment.guid, guid))
  return row ?? null
}

/** Locks a payment until the transaction ends; it is read by another statement. */
export async function lockPayment(db: Db, guid: string): Promise<void> {
  await db.execute(sql`select from bank_payment where guid = ${guid} for update`)
}

export async function updatePayment(db: Db, guid: string, changes: BankPaymentChanges): Promise<void> {
  await db
    .update(bankPayment)
    .set({ ...changes, updated_at: sql`now()` })
    .where(eq(bankPayment.guid, guid))
}

const TO_RETURN = sql`${bankPayment.return_due} > 0 and ${bankPayment.returned_at} is null`
const LISTS: Readonly<Record<BankList, SQL>> = {
  open: sql`${bankPayment.state} in ('new', 'open')`,
  to_return: TO_RETURN,
  matched: sql`${bankPayment.state} = 'matched'`,
  set_aside: sql`${bankPayment.state} = 'set_aside'`,
  returned: sql`${bankPayment.state} = 'returned'`,
}

const NEWEST_FIRST = sql`${bankPayment.booked_on} desc, ${bankPayment.guid} desc`

export async function selectPayments(db: Db, list: BankList, page: Page): Promise<Counted<BankPaymentRow>> {
  const passing = sql`from ${bankPayment} where ${LISTS[list]}`
  const chosen = sql`select ${bankPayment.guid} ${passing} order by ${NEWEST_FIRST} ${windowOf(page)}`
  return selectCounted(page, await countPassing(db, passing, page), () =>
    selection(db).where(sql`${bankPayment.guid} in (${chosen})`).orderBy(NEWEST_FIRST),
  )
}

/** What came to the account for an order, the oldest first. */
export function selectOfOrder(db: Db, guid: string): Promise<BankPaymentRow[]> {
  return selection(db).where(eq(bankPayment.order, guid)).orderBy(asc(bankPayment.booked_on), asc(bankPayment.guid))
}

export type RefundToSendRow = {
  guid: string
  order: string
  number: number
  amount: number
  payer_name: string | null
  payer_account: string | null
  created_at: string
}

const TO_SEND = sql`
  from order_refund r join "order" o on o.guid = r."order" and o.payment_method = 'transfer' where r.done_at is null`

async function selectRefundRows(db: Db, page: Page): Promise<RefundToSendRow[]> {
  const { rows } = await db.execute<RefundToSendRow>(sql`
    select r.guid, r."order", o.number, r.amount, r.created_at, p.payer_name, p.payer_account
    from order_refund r join "order" o on o.guid = r."order" and o.payment_method = 'transfer'
    left join lateral (select b.payer_name, b.payer_account from bank_payment b where b."order" = o.guid
      order by b.booked_on, b.guid limit 1) p on true
    where r.done_at is null order by r.created_at, r.guid ${windowOf(page)}`)
  return rows
}

/** Refunds of orders paid by transfer that wait, the oldest first, with who paid. */
export async function selectRefundsToSend(db: Db, page: Page): Promise<Counted<RefundToSendRow>> {
  return selectCounted(page, await countPassing(db, TO_SEND, page), () => selectRefundRows(db, page))
}

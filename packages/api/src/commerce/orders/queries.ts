import type { Order } from '@zivina/contract/commerce/order'
import type { Db } from '@zivina/db/database'
import { order } from '@zivina/db/schema/commerce/order'
import { service } from '@zivina/db/schema/commerce/service'
import type { PaymentState } from '@zivina/domain/commerce/payment-states'
import { and, asc, desc, eq, getTableColumns, inArray, isNull, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { selectCounted } from '#api/kernel/lists/page.ts'

/** An order with the address of its service, its gift voucher, and the meal plans that were made for it. */
export type OrderRow = typeof order.$inferSelect & {
  slug: string
  voucher: Order['voucher']
  meal_plans: string[]
  /** Whether its buyer has fewer points than it brought. */
  is_spent: boolean
}
export type NewOrderRow = typeof order.$inferInsert

/** The gift voucher of an order; its code once it is paid. */
const VOUCHER = sql<Order['voucher']>`(
  select json_build_object('code', case when v.issued_at is not null then v.code end, 'recipient_email', v.recipient_email,
    'send_on', v.send_on, 'valid_until', v.valid_until, 'is_sent', v.sent_at is not null, 'is_redeemed', v.redeemed_at is not null)
  from voucher v where v."order" = ${order.guid})`

const MADE_FOR_IT = sql<string[]>`array(
  select t.meal_plan from tailored_plan t join consultation c on c.guid = t.consultation
  where c."order" = ${order.guid} order by t.created_at)`

const IS_SPENT = sql<boolean>`(${order.points} is not null and ${order.points} > (
  select coalesce(sum(e.points), 0) from point_entry e where e."user" = ${order.user}))`

const selection = (db: Db) =>
  db
    .select({
      ...getTableColumns(order),
      slug: service.slug,
      voucher: VOUCHER,
      meal_plans: MADE_FOR_IT,
      is_spent: IS_SPENT,
    })
    .from(order)
    .innerJoin(service, eq(service.guid, order.service))

async function one(db: Db, which: SQL | undefined): Promise<OrderRow | null> {
  const [row] = await selection(db).where(which)
  return row ?? null
}

export const selectOrder = (db: Db, guid: string): Promise<OrderRow | null> => one(db, eq(order.guid, guid))

/** One of a person's own. */
export const selectOwn = (db: Db, user: string, guid: string): Promise<OrderRow | null> =>
  one(db, and(eq(order.guid, guid), eq(order.user, user)))

export const selectByPayment = (db: Db, payment_id: string): Promise<OrderRow | null> =>
  one(db, eq(order.payment_id, payment_id))

/** An order that asked for a payment and has not heard of one, by the number that the gateway knows it by. */
export const selectUnheard = (db: Db, number: number): Promise<OrderRow | null> =>
  one(db, and(eq(order.number, number), isNull(order.payment_id), eq(order.payment_method, 'card')))

/** An order that is paid by transfer, by its number. */
export const selectByTransfer = (db: Db, number: number): Promise<OrderRow | null> =>
  one(db, and(eq(order.number, number), eq(order.payment_method, 'transfer')))

/** The order of premium of a person that waits for its payment. */
export const selectWaiting = (db: Db, user: string): Promise<OrderRow | null> =>
  one(
    db,
    and(
      eq(order.user, user),
      eq(order.state, 'CREATED'),
      isNull(order.superseded_at),
      notInArray(order.kind, ['renewal', 'counselling']),
    ),
  )

/** Locks an order until the transaction ends; it is read by another statement. */
export async function lockOrder(db: Db, guid: string): Promise<void> {
  await db.execute(sql`select from "order" where guid = ${guid} for update`)
}

export async function selectOwned(db: Db, user: string, { limit, offset }: Page): Promise<Counted<OrderRow>> {
  const count = await db.$count(order, eq(order.user, user))
  return selectCounted({ limit, offset }, count, () =>
    selection(db)
      .where(eq(order.user, user))
      .orderBy(desc(order.created_at), desc(order.guid))
      .limit(limit)
      .offset(offset),
  )
}

export const countOrders = (db: Db, user: string): Promise<number> => db.$count(order, eq(order.user, user))

/** Paid orders of a person whose premium runs on a day or begins later, those that begin first in front. */
export function selectRunning(db: Db, user: string, today: string): Promise<OrderRow[]> {
  return selection(db)
    .where(
      and(
        eq(order.user, user),
        inArray(order.state, ['PAID', 'PARTIALLY_REFUNDED']),
        isNull(order.withdrawn_at),
        sql`${order.ends} >= ${today}::date`,
      ),
    )
    .orderBy(asc(order.begins), asc(order.guid))
}

/** @returns false where the guid is taken, another order waits, or the period is paid already */
export async function insertOrder(db: Db, row: NewOrderRow): Promise<boolean> {
  const { rowCount } = await db.insert(order).values(row).onConflictDoNothing()
  return rowCount === 1
}

export async function updateOrder(db: Db, guid: string, changes: Partial<NewOrderRow>): Promise<void> {
  await db
    .update(order)
    .set({ ...changes, updated_at: sql`now()` })
    .where(eq(order.guid, guid))
}

/** Lets these orders end with yesterday where they run; that of a voucher is its buyer's, and has no days. */
export async function endOrders(db: Db, guids: readonly string[], today: string): Promise<void> {
  await db
    .update(order)
    .set({ ends: sql`${today}::date - 1`, updated_at: sql`now()` })
    .where(and(inArray(order.guid, [...guids]), sql`${order.ends} >= ${today}::date`))
}

/** Stores the payment that the gateway made, unless another call was first. */
export async function setPayment(
  db: Db,
  guid: string,
  { payment_id, gw_url }: { payment_id: string; gw_url: string | null },
): Promise<boolean> {
  const { rowCount } = await db
    .update(order)
    .set({ payment_id, gw_url, updated_at: sql`now()` })
    .where(and(eq(order.guid, guid), isNull(order.payment_id)))
  return rowCount === 1
}

/** Orders that an order took the place of. */
export function selectReplaced(db: Db, replaced_by: string): Promise<OrderRow[]> {
  return selection(db).where(eq(order.replaced_by, replaced_by))
}

export function selectThese(db: Db, guids: readonly string[]): Promise<OrderRow[]> {
  return guids.length === 0 ? Promise.resolve([]) : selection(db).where(inArray(order.guid, [...guids]))
}

/** Orders whose payment is open and was not read lately, the longest unread first. */
export async function selectOpen(db: Db, { minutes, limit }: { minutes: number; limit: number }): Promise<string[]> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    select guid from "order" where state in ('CREATED', 'AUTHORIZED') and payment_id is not null
      and coalesce(checked_at, created_at) < now() - make_interval(mins => ${minutes})
    order by checked_at nulls first limit ${limit}`)
  return rows.map(({ guid }) => guid)
}

/** Orders for which the gateway made no payment within some hours: they could not be paid. */
export async function selectGivenUp(db: Db, hours: number): Promise<string[]> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    select guid from "order" where state = 'CREATED' and payment_id is null and kind <> 'renewal' and payment_method = 'card'
      and created_at < now() - make_interval(hours => ${hours})`)
  return rows.map(({ guid }) => guid)
}

/** Orders that wait for a transfer that was to be paid before a day, the longest waiting first. */
export async function selectUnpaid(db: Db, before: string, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    select guid from "order" where state = 'CREATED' and payment_method = 'transfer' and pay_until < ${before}::date
    order by pay_until limit ${limit}`)
  return rows.map(({ guid }) => guid)
}

/** @returns whether the order still had no payment, and is cancelled now */
export async function cancelUnheard(db: Db, guid: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update "order" set state = 'CANCELED', updated_at = now()
    where guid = ${guid} and state = 'CREATED' and payment_id is null`)
  return rowCount === 1
}

/** The order of a period of a subscription that was not refused. */
export const selectPeriod = (db: Db, subscription: string, period_from: string): Promise<OrderRow | null> =>
  one(
    db,
    and(
      eq(order.subscription, subscription),
      eq(order.period_from, period_from),
      sql`${order.state} not in ('CANCELED', 'TIMEOUTED')`,
    ),
  )

/** The latest paid order of a subscription, whose buyer and terms its renewals have. */
export async function selectLatestPaid(db: Db, subscription: string): Promise<OrderRow | null> {
  const [row] = await selection(db)
    .where(and(eq(order.subscription, subscription), ne(order.kind, 'card'), sql`${order.paid_at} is not null`))
    .orderBy(desc(order.begins), desc(order.created_at))
    .limit(1)
  return row ?? null
}

/** What is left of orders of a deleted account: nothing of the person. */
export async function forgetBuyerOf(db: Db, { guid }: { guid: string }): Promise<void> {
  await db.execute(sql`update "order" set buyer = null, "user" = null, updated_at = now() where "user" = ${guid}`)
}

/** Whether an account has an order that is paid and runs, or waits for its payment. */
export async function hasActive(db: Db, user: string, today: string): Promise<boolean> {
  const { rows } = await db.execute<{ is_active: boolean }>(sql`
    select exists (select from "order" o where o."user" = ${user} and (
      (o.state = 'CREATED' and o.superseded_at is null and o.kind not in ('card', 'gift', 'counselling', 'points'))
      or (o.state in ('PAID', 'PARTIALLY_REFUNDED') and o.withdrawn_at is null and o.ends >= ${today}::date))) as is_active`)
  return rows[0]?.is_active ?? false
}

/** States of which the money of an order has not arrived, and will not. */
export const NOT_PAID: readonly PaymentState[] = ['CANCELED', 'TIMEOUTED']

/** Whom mails about orders go to. */
export async function selectAddressee(db: Db, user: string): Promise<{ email: string; full_name: string } | null> {
  const { rows } = await db.execute<{ email: string; full_name: string }>(sql`
    select email, full_name from "user" where guid = ${user}`)
  return rows[0] ?? null
}

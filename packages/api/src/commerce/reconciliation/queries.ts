import type { Db } from '@zivina/db/database'
import { moneyDifference } from '@zivina/db/schema/commerce/money-difference'
import { order } from '@zivina/db/schema/commerce/order'
import type { DifferenceKind } from '@zivina/domain/commerce/differences'
import { eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { type Counted, type Page, selectCounted } from '#api/kernel/lists/page.ts'
import { countPassing, windowOf } from '#api/kernel/lists/sql.ts'

export type Difference = {
  kind: DifferenceKind
  order: string | null
  subject: string
  expected: number | null
  found: number | null
}
export type DifferenceRow = typeof moneyDifference.$inferSelect & { number: number | null }

/** Corrections with the kind of what they reverse, however long ago; few rows. */
const CORRECTIONS = sql`
  with recursive corrected as (
    select c.guid, c."order", t.kind from ledger_transfer c join ledger_transfer t on t.guid = c.corrects where t.corrects is null
    union all
    select c.guid, c."order", t.kind from ledger_transfer c join corrected t on t.guid = c.corrects)`

/** What one order booked of a kind of transfer on the accounts of money, less what was corrected. */
const booked = (kind: string): SQL => sql`
  (select t."order", sum(e.haler)::int as haler from (
     select guid, "order" from ledger_transfer where kind = ${kind}
     union all select guid, "order" from corrected where kind = ${kind}) t
   join ledger_entry e on e.transfer = t.guid
   where e.account in ('gateway', 'bank', 'unassigned') group by t."order")`

/**
 * Where orders, ledger and documents do not agree, or money waits too long to go back.
 * @param hours that a refund may wait, and `bank_days` that a payment to our account may wait for a person
 */
export async function selectDifferences(
  db: Db,
  { hours, bank_days, limit }: { hours: number; bank_days: number; limit: number },
): Promise<Difference[]> {
  const { rows } = await db.execute<Difference>(sql`
    ${CORRECTIONS}
    (select 'payment_not_booked' as kind, o.guid as "order", '' as subject, case when o.paid_at is null then 0 else o.amount end as expected,
       coalesce(b.haler, 0) as found
     from "order" o left join ${booked('payment')} b on b."order" = o.guid
     where coalesce(b.haler, 0) <> case when o.paid_at is null then 0 else o.amount end)
    union all
    (select 'refund_not_booked', o.guid, '', o.refunded, -coalesce(b.haler, 0)
     from "order" o left join ${booked('refund')} b on b."order" = o.guid where o.refunded <> -coalesce(b.haler, 0))
    union all
    (select 'no_credit_note', r."order", '', r.amount, coalesce(i.amount, 0) from order_refund r left join invoice i on i.refund = r.guid
     where r.done_at is not null and r.amount <> coalesce(i.amount, 0))
    union all
    (select 'number_missing', null, s.series || ' ' || s.year, s.last, count(i.guid)::int from invoice_series s
     left join invoice i on i.series = s.series and i.year = s.year and i.number between 1 and s.last
     group by s.series, s.year, s.last having count(i.guid) <> s.last)
    union all
    (select 'refund_waits', r."order", '', sum(r.amount)::int, 0 from order_refund r
     where r.done_at is null and r.created_at < now() - make_interval(hours => ${hours}) group by r."order")
    union all
    (select 'bank_not_booked', b."order", b.reference,
       case when b.state = 'new' or b.currency <> 'CZK' then 0 else b.amount - case when b.returned_at is null then 0 else b.return_due end end,
       coalesce(t.haler, 0)
     from bank_payment b left join lateral (select sum(e.haler)::int as haler from ledger_transfer t join ledger_entry e on e.transfer = t.guid
       where t.key in ('receipt:' || b.guid, 'return:' || b.guid) and e.account = 'bank') t on true
     where coalesce(t.haler, 0) <>
       case when b.state = 'new' or b.currency <> 'CZK' then 0 else b.amount - case when b.returned_at is null then 0 else b.return_due end end)
    union all
    (select 'bank_waits', b."order", b.reference, b.amount, 0 from bank_payment b
     where (b.state in ('new', 'open') or (b.return_due > 0 and b.returned_at is null)) and b.created_at < now() - make_interval(days => ${bank_days}))
    limit ${limit}`)
  return rows
}

/** Paid orders without an invoice, as there were none when they were paid. */
export async function selectWithoutInvoice(db: Db, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    select o.guid from "order" o where o.paid_at is not null
      and not exists (select from invoice i where i."order" = o.guid and i.series = 'invoice')
    order by o.paid_at, o.guid limit ${limit}`)
  return rows.map(({ guid }) => guid)
}

/** Refunds that are done, without a credit note. */
export async function selectWithoutNote(
  db: Db,
  limit: number,
): Promise<{ guid: string; order: string; kind: string; before: number; amount: number }[]> {
  const { rows } = await db.execute<{ guid: string; order: string; kind: string; before: number; amount: number }>(sql`
    select r.guid, r."order", r.kind, r.amount, (select coalesce(sum(e.amount), 0)::int from order_refund e
      where e."order" = r."order" and e.done_at is not null and (e.done_at, e.guid) < (r.done_at, r.guid)) as before
    from order_refund r where r.done_at is not null and not exists (select from invoice i where i.refund = r.guid)
    order by r.done_at, r.guid limit ${limit}`)
  return rows
}

/** Orders whose payment the gateway should know as we do: paid within some days. */
export async function selectPaidSince(
  db: Db,
  { days, limit }: { days: number; limit: number },
): Promise<{ guid: string; payment_id: string }[]> {
  const { rows } = await db.execute<{ guid: string; payment_id: string }>(sql`
    select guid, payment_id from "order" where paid_at > now() - make_interval(days => ${days}) and payment_id is not null
    order by paid_at desc limit ${limit}`)
  return rows
}

/** Stores what was found now. What was found before is kept with its first day, and what is found no more is resolved. */
export async function storeDifferences(db: Db, found: readonly Difference[], started: Date): Promise<void> {
  for (const one of found) {
    await db.execute(sql`
      insert into money_difference (kind, "order", subject, expected, found)
      values (${one.kind}, ${one.order}, ${one.subject}, ${one.expected}, ${one.found})
      on conflict (kind, coalesce("order"::text, subject)) where resolved_at is null
      do update set expected = excluded.expected, found = excluded.found, last_seen_at = now()`)
  }
  await db.execute(sql`
    update money_difference set resolved_at = now() where resolved_at is null and last_seen_at < ${started}`)
}

export async function selectStored(db: Db, isOpen: boolean, page: Page): Promise<Counted<DifferenceRow>> {
  const which = isOpen ? isNull(moneyDifference.resolved_at) : isNotNull(moneyDifference.resolved_at)
  const passing = sql`from ${moneyDifference} where ${which}`
  const newestFirst = sql`${moneyDifference.first_seen_at} desc, ${moneyDifference.guid} desc`
  const chosen = sql`select ${moneyDifference.guid} ${passing} order by ${newestFirst} ${windowOf(page)}`
  return selectCounted(page, await countPassing(db, passing, page), () =>
    db
      .select({ ...getTableColumns(moneyDifference), number: order.number })
      .from(moneyDifference)
      .leftJoin(order, eq(order.guid, moneyDifference.order))
      .where(sql`${moneyDifference.guid} in (${chosen})`)
      .orderBy(newestFirst),
  )
}

import type { Db } from '@zivina/db/database'
import { discountedPayment, referralCode } from '@zivina/db/schema/commerce/referral-code'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { allOf, countedPage, jsonRows, NO_ROWS, rowsOfPage } from '#api/kernel/lists/sql.ts'
import { CREATOR, type CreatorRow } from './queries.ts'

export type UsableCode = typeof referralCode.$inferSelect

/** A code by its text. */
export async function selectByText(db: Db, code: string): Promise<UsableCode | null> {
  const [row] = await db.select().from(referralCode).where(eq(referralCode.code, code))
  return row ?? null
}

/** The same, locked until the transaction ends, so that uses of one code follow each other. */
export async function lockByText(db: Db, code: string): Promise<UsableCode | null> {
  const [row] = await db.select().from(referralCode).where(eq(referralCode.code, code)).for('update')
  return row ?? null
}

/** Locks several of them, always in the same order. */
export async function lockTexts(db: Db, codes: readonly string[]): Promise<void> {
  await db
    .select({ guid: referralCode.guid })
    .from(referralCode)
    .where(inArray(referralCode.code, [...codes]))
    .orderBy(referralCode.code)
    .for('update')
}

type PaymentOfOrder = { code: string; amount_before: number; amount_after: number }

export async function selectPaymentOf(db: Db, order: string): Promise<PaymentOfOrder | null> {
  const [row] = await db.select().from(discountedPayment).where(eq(discountedPayment.order, order))
  return row ?? null
}

/** Stores a lowered payment and counts the use of its code, which is locked. @returns false where the order has another code */
export async function insertPayment(
  db: Db,
  { order, code, creator, amount_before, amount_after }: PaymentOfOrder & { order: string; creator: string | null },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with made as (
      insert into discounted_payment ("order", code, creator, amount_before, amount_after)
      values (${order}, ${code}, ${creator}, ${amount_before}, ${amount_after}) on conflict ("order") do nothing
      returning code)
    update referral_code c set uses = c.uses + 1 from made where c.guid = made.code returning c.guid`)
  return rows.length > 0
}

/** Takes back the use of a code by an order. */
export async function deletePaymentOf(db: Db, order: string): Promise<void> {
  await db.execute(sql`
    with gone as (delete from discounted_payment where "order" = ${order} returning code)
    update referral_code c set uses = c.uses - 1 from gone where c.guid = gone.code`)
}

/** A lowered payment. Times are PostgreSQL's text of an instant. */
export type PaymentRow = {
  guid: string
  order: string
  code: string
  creator: CreatorRow | null
  amount_before: number
  amount_after: number
  created_at: string
}

/** Lowered payments, newest first: one page and the total number. */
export async function selectPayments(
  db: Db,
  { code, creator }: { code?: string | undefined; creator?: string | undefined },
  page: Page,
): Promise<Counted<PaymentRow>> {
  const passing = sql`from discounted_payment d where ${allOf([
    code !== undefined && sql`d.code = ${code}`,
    creator !== undefined && sql`d.creator = ${creator}`,
  ])}`
  const order = sql`order by d.created_at desc, d.guid desc`
  const shown = sql`
    select d.guid, d."order", c.code, ${CREATOR} as creator, d.amount_before, d.amount_after, d.created_at
    from ${rowsOfPage('discounted_payment', 'd', { passing, order, page })} d
    join referral_code c on c.guid = d.code
    left join "user" u on u.guid = d.creator left join public_profile p on p."user" = u.guid ${order}`
  const { rows } = await db.execute<Counted<PaymentRow>>(countedPage(passing, shown, page))
  return rows[0] ?? NO_ROWS
}

type Sums = { uses: number; amount_before: number; amount_after: number }
export type StatisticsRow = Sums & {
  guid: string
  code: string
  creator: CreatorRow | null
  last_used_at: string | null
}
export type Statistics = Counted<StatisticsRow> & { totals: Sums }

/** Days in Europe/Prague, both included. */
export type StatisticsFilter = { creator?: string | undefined; from?: string | undefined; to?: string | undefined }

const startOf = (day: string, days = 0): SQL =>
  sql`((${day}::date + ${days}::int)::timestamp at time zone 'Europe/Prague')`

/**
 * Codes with how often they were used, the most used first: one page, their number, and the sums of all. Of a creator what counted for
 * them, whosever the code is by now.
 */
export async function selectStatistics(
  db: Db,
  { creator, from, to }: StatisticsFilter,
  { limit, offset }: Page,
): Promise<Statistics> {
  const counted = allOf([
    creator !== undefined && sql`d.creator = ${creator}`,
    from !== undefined && sql`d.created_at >= ${startOf(from)}`,
    to !== undefined && sql`d.created_at < ${startOf(to, 1)}`,
  ])
  const owner = creator === undefined ? sql`c.creator` : sql`${creator}::uuid`
  const of = creator === undefined ? sql`true` : sql`(c.creator = ${creator} or f.code is not null)`
  const { rows } = await db.execute<Statistics>(sql`
    with figures as (
      select d.code, count(*)::int as uses, sum(d.amount_before)::float8 as amount_before,
        sum(d.amount_after)::float8 as amount_after, max(d.created_at) as last_used_at
      from discounted_payment d where ${counted} group by d.code),
    shown as materialized (
      select c.guid, c.code, ${owner} as owner, coalesce(f.uses, 0) as uses, coalesce(f.amount_before, 0) as amount_before,
        coalesce(f.amount_after, 0) as amount_after, f.last_used_at
      from referral_code c left join figures f on f.code = c.guid where ${of})
    select (select count(*)::int from shown) as count,
      (select json_build_object('uses', coalesce(sum(uses), 0)::int, 'amount_before', coalesce(sum(amount_before), 0),
        'amount_after', coalesce(sum(amount_after), 0)) from shown) as totals,
      ${jsonRows(sql`
        select s.guid, s.code, s.uses, s.amount_before, s.amount_after, s.last_used_at, ${CREATOR} as creator
        from (select * from shown order by uses desc, code limit ${limit} offset ${offset}) s
        left join "user" u on u.guid = s.owner left join public_profile p on p."user" = u.guid
        order by s.uses desc, s.code`)} as rows`)
  return rows[0] ?? { ...NO_ROWS, totals: { uses: 0, amount_before: 0, amount_after: 0 } }
}

import type { ManagedOrderOrdering } from '@zivina/contract/commerce/managed-orders'
import type { Db } from '@zivina/db/database'
import { type SQL, sql } from 'drizzle-orm'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { allOf, countedPage, likeLiteral, NO_ROWS, rowsOfPage } from '#api/kernel/lists/sql.ts'

export type OrderFilter = {
  ordering: ManagedOrderOrdering
  search: string
  state?: string | undefined
  plan?: string | undefined
  kind?: string | undefined
  user?: string | undefined
  from?: string | undefined
  until?: string | undefined
}

export type FoundOrder = { guid: string; user: { guid: string; username: string; email: string } | null }

/** The orders of one page, and the number of all that pass. */
export async function selectFound(db: Db, filter: OrderFilter, page: Page): Promise<Counted<FoundOrder>> {
  const passing = sql`from "order" o where ${conditions(filter)}`
  const order = sql`order by ${orderOf(filter.ordering)}`
  const shown = sql`
    select o.guid, case when u.guid is not null then
      json_build_object('guid', u.guid, 'username', u.username, 'email', u.email) end as user
    from ${rowsOfPage('order', 'o', { passing, order, page })} o left join "user" u on u.guid = o."user" ${order}`
  const { rows } = await db.execute<Counted<FoundOrder>>(countedPage(passing, shown, page))
  return rows[0] ?? NO_ROWS
}

/** The account that ordered. */
export async function selectBuyer(db: Db, guid: string): Promise<FoundOrder['user']> {
  const { rows } = await db.execute<NonNullable<FoundOrder['user']>>(
    sql`select guid, username, email from "user" where guid = ${guid}`,
  )
  return rows[0] ?? null
}

function conditions({ search, state, plan, kind, user, from, until }: OrderFilter): SQL {
  return allOf([
    state !== undefined && sql`o.state = ${state}`,
    plan !== undefined && sql`o.plan = ${plan}`,
    kind !== undefined && sql`o.kind = ${kind}`,
    user !== undefined && sql`o."user" = ${user}`,
    from !== undefined && sql`o.created_at >= ${from}::date::timestamp at time zone 'Europe/Prague'`,
    until !== undefined && sql`o.created_at < (${until}::date + 1)::timestamp at time zone 'Europe/Prague'`,
    search !== '' && searched(search),
  ])
}

/** By number, or by a part of the person's address or username. */
function searched(search: string): SQL {
  const number = /^\d{1,9}$/.test(search) ? Number(search) : -1
  const part = `%${likeLiteral(search.toLowerCase())}%`
  // The people first, by their own indexes: each order would otherwise be compared with the text.
  const people = sql`select p.guid from "user" p where lower(p.email) like ${part} or p.username_key like ${part}`
  return sql`(o.number = ${number} or o."user" in (${people}))`
}

const COLUMNS: Record<string, SQL> = {
  created_at: sql`o.created_at`,
  paid_at: sql`o.paid_at`,
  amount: sql`o.amount`,
  number: sql`o.number`,
}

function orderOf(ordering: ManagedOrderOrdering): SQL {
  const isDescending = ordering.startsWith('-')
  const column = COLUMNS[ordering.replace('-', '')] ?? sql`o.created_at`
  // Only an order that was not paid has a column without a value; it comes last either way.
  const nulls = ordering.endsWith('paid_at') ? sql` nulls last` : sql``
  return isDescending ? sql`${column} desc${nulls}, o.guid desc` : sql`${column}${nulls}, o.guid`
}

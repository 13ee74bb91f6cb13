import type { Db } from '@zivina/db/database'
import { service } from '@zivina/db/schema/commerce/service'
import { servicePrice } from '@zivina/db/schema/commerce/service-price'
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'

/** A service with the price that holds at a moment. */
export type ServiceRow = typeof service.$inferSelect
export type Price = { price: number; vat_rate: number }

/** The price that holds now; a query of one table names no table, so the outer one is named here. */
const current = (column: 'price' | 'vat_rate'): SQL<number> => sql<number>`coalesce((
  select p.${sql.identifier(column)} from service_price p
  where p.service = ${OF} and p.valid_from <= now() order by p.valid_from desc limit 1), service.${sql.identifier(column)})`
const OF = sql.raw('service.guid')

const selection = (db: Db) =>
  db.select({ ...getTableColumns(service), price: current('price'), vat_rate: current('vat_rate') }).from(service)

/** The services that can be ordered now, in order. */
export function selectServices(db: Db): Promise<ServiceRow[]> {
  return selection(db).where(eq(service.active, true)).orderBy(service.position, service.guid)
}

/** One service, offered or not. */
export async function selectService(db: Db, guid: string): Promise<ServiceRow | null> {
  const [row] = await selection(db).where(eq(service.guid, guid))
  return row ?? null
}

/** The rate of VAT of a service on a day in Prague (`YYYY-MM-DD`): the last one of the day. */
export async function selectRate(db: Db, guid: string, day: string): Promise<number | null> {
  const { rows } = await db.execute<{ vat_rate: number }>(sql`
    select coalesce((
      select p.vat_rate from service_price p
      where p.service = s.guid and p.valid_from < (${day}::date + 1)::timestamp at time zone 'Europe/Prague'
      order by p.valid_from desc limit 1), s.vat_rate) as vat_rate
    from service s where s.guid = ${guid}`)
  return rows[0]?.vat_rate ?? null
}

/** Every price that a service had within the last minutes, the present one first. */
export async function selectOffers(db: Db, guid: string, minutes: number): Promise<Price[]> {
  const { rows } = await db.execute<Price>(sql`
    with prices as (
      select price, vat_rate, '-infinity'::timestamptz as valid_from from service where guid = ${guid}
      union all select price, vat_rate, valid_from from service_price where service = ${guid}),
    terms as (select *, lead(valid_from) over (order by valid_from) as valid_until from prices)
    select price, vat_rate from terms
    where valid_from <= now() and coalesce(valid_until, 'infinity') > now() - make_interval(mins => ${minutes})
    order by valid_from desc`)
  return rows
}

/** The price that is planned next; null where none is. */
export async function selectUpcoming(db: Db, guid: string): Promise<(Price & { valid_from: string }) | null> {
  const { rows } = await db.execute<Price & { valid_from: string }>(sql`
    select price, vat_rate, to_char(valid_from at time zone 'Europe/Prague', 'YYYY-MM-DD') as valid_from
    from service_price where service = ${guid} and valid_from > now() order by valid_from limit 1`)
  return rows[0] ?? null
}

/** Lets another price hold from the beginning of a day in Prague on, or (null) from now on, in place of one planned for the same. */
export async function upsertPrice(
  db: Db,
  { service: of, price, vat_rate, valid_from }: Price & { service: string; valid_from: string | null },
): Promise<void> {
  const from = valid_from === null ? sql`now()` : sql`(${valid_from}::date)::timestamp at time zone 'Europe/Prague'`
  await db
    .insert(servicePrice)
    .values({ service: of, price, vat_rate, valid_from: from })
    .onConflictDoUpdate({ target: [servicePrice.service, servicePrice.valid_from], set: { price, vat_rate } })
}

/** Locks a service until the transaction ends. @returns whether there is one */
export async function lockService(db: Db, guid: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from service where guid = ${guid} for update`)
  return rows.length > 0
}

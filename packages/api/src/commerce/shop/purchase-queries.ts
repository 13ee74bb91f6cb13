import type { Db } from '@zivina/db/database'
import type { shopPurchase } from '@zivina/db/schema/commerce/shop-item'
import { sql } from 'drizzle-orm'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { countedPage, NO_ROWS, rowsOfPage } from '#api/kernel/lists/sql.ts'

type Row = typeof shopPurchase.$inferSelect

/** What a person bought. Times are PostgreSQL's text of an instant. */
export type PurchaseRow = Pick<Row, 'guid' | 'item' | 'item_name' | 'points' | 'premium_begins' | 'premium_ends'> & {
  handed_over_at: string | null
  created_at: string
}
export type ManagedPurchaseRow = PurchaseRow & { user: { guid: string; username: string } | null }

const COLUMNS = sql`p.guid, p.item, p.item_name, p.points, p.premium_begins, p.premium_ends, p.handed_over_at,
  p.created_at`

/** A purchase of a person; null where they made none of this guid. */
export async function selectPurchase(db: Db, guid: string, user: string): Promise<PurchaseRow | null> {
  const { rows } = await db.execute<PurchaseRow>(
    sql`select ${COLUMNS} from shop_purchase p where p.guid = ${guid} and p."user" = ${user}`,
  )
  return rows[0] ?? null
}

/** `premium` is what it gives at once; it is handed over with that. */
type NewPurchase = Pick<Row, 'guid' | 'item' | 'item_name' | 'points'> & {
  user: string
  premium: { begins: string; ends: string } | null
}

/**
 * Inserts a purchase and takes one from the stock of its item.
 * @returns null where the guid is taken
 */
export async function insertPurchase(
  db: Db,
  { guid, user, item, item_name, points, premium }: NewPurchase,
): Promise<PurchaseRow | null> {
  const { rows } = await db.execute<PurchaseRow>(sql`
    with p as (
      insert into shop_purchase (guid, "user", item, item_name, points, premium_begins, premium_ends, handed_over_at)
      values (${guid}, ${user}, ${item}, ${item_name}, ${points}, ${premium?.begins ?? null}, ${premium?.ends ?? null},
        ${premium === null ? null : sql`now()`}) on conflict (guid) do nothing returning *),
    taken as (update shop_item i set stock = i.stock - 1 from p where i.guid = p.item and i.stock is not null)
    select ${COLUMNS} from p`)
  return rows[0] ?? null
}

/** Purchases of a person, newest first: one page and the total number. */
export async function selectOwnPurchases(db: Db, user: string, { limit, offset }: Page): Promise<Counted<PurchaseRow>> {
  const passing = sql`from shop_purchase p where p."user" = ${user}`
  const page = sql`select ${COLUMNS} ${passing} order by p.created_at desc, p.guid desc limit ${limit} offset ${offset}`
  const { rows } = await db.execute<Counted<PurchaseRow>>(countedPage(passing, page))
  return rows[0] ?? NO_ROWS
}

/** Purchases, newest first: one page and the total number. */
export async function selectPurchases(
  db: Db,
  { handed_over }: { handed_over?: boolean | undefined },
  page: Page,
): Promise<Counted<ManagedPurchaseRow>> {
  const state = handed_over ? sql`p.handed_over_at is not null` : sql`p.handed_over_at is null`
  const passing = sql`from shop_purchase p where ${handed_over === undefined ? sql`true` : state}`
  const order = sql`order by p.created_at desc, p.guid desc`
  const shown = sql`
    select ${COLUMNS}, ${BUYER} as "user" from ${rowsOfPage('shop_purchase', 'p', { passing, order, page })} p
    left join "user" u on u.guid = p."user" ${order}`
  const { rows } = await db.execute<Counted<ManagedPurchaseRow>>(countedPage(passing, shown, page))
  return rows[0] ?? NO_ROWS
}

const BUYER = sql`case when u.guid is not null then json_build_object('guid', u.guid, 'username', u.username) end`

/** Says whether a purchase was handed over; null where there is none. The first moment stays. */
export async function updateHandedOver(db: Db, guid: string, handed_over: boolean): Promise<ManagedPurchaseRow | null> {
  const { rows } = await db.execute<ManagedPurchaseRow>(sql`
    with p as (
      update shop_purchase set handed_over_at = ${handed_over ? sql`coalesce(handed_over_at, now())` : sql`null`}
      where guid = ${guid} returning *)
    select ${COLUMNS}, ${BUYER} as "user" from p left join "user" u on u.guid = p."user"`)
  return rows[0] ?? null
}

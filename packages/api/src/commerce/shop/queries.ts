import type { ShopItemDraft, ShopItemPatch } from '@zivina/contract/commerce/shop'
import type { Db } from '@zivina/db/database'
import { shopItem } from '@zivina/db/schema/commerce/shop-item'
import { isReferenced } from '@zivina/db/unique-violation'
import { eq, sql } from 'drizzle-orm'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { countedPage, jsonRows, NO_ROWS } from '#api/kernel/lists/sql.ts'
import { VERSION_NOW } from '#api/kernel/versions/sql.ts'

export type ItemRow = typeof shopItem.$inferSelect

/** Sales of an item that the administration sees. */
const SALES_SHOWN = 100

/** An item with the sale of now. Times are PostgreSQL's text of an instant. */
export type OfferRow = {
  guid: string
  name: string
  description: string
  image: string | null
  points: number
  stock: number | null
  premium_days: number | null
  percent: number | null
  sale_ends: string | null
}

const OFFER = sql`
  i.guid, i.name, i.description, i.image, i.points, i.stock, i.premium_days, s.percent, s.ends as sale_ends`
const SALE_OF_NOW = sql`
  left join lateral (select percent, ends from shop_sale s
    where s.item = i.guid and s.begins <= now() and s.ends > now() limit 1) s on true`

/** The items that people see, in their order: one page and the total number. */
export async function selectOffers(db: Db, { limit, offset }: Page): Promise<Counted<OfferRow>> {
  const passing = sql`from shop_item i where i.active`
  const page = sql`
    select ${OFFER} from (select i.* ${passing} order by i.position, i.guid limit ${limit} offset ${offset}) i
    ${SALE_OF_NOW} order by i.position, i.guid`
  const { rows } = await db.execute<Counted<OfferRow>>(countedPage(passing, page))
  return rows[0] ?? NO_ROWS
}

/** Locks an item until the transaction ends, so that purchases of it follow each other. */
export async function lockItem(db: Db, guid: string): Promise<void> {
  await db.execute(sql`select from shop_item where guid = ${guid} for no key update`)
}

/** An item that people see, with its price of now; null where there is none. */
export async function selectOffer(db: Db, guid: string): Promise<OfferRow | null> {
  const { rows } = await db.execute<OfferRow>(
    sql`select ${OFFER} from shop_item i ${SALE_OF_NOW} where i.guid = ${guid} and i.active`,
  )
  return rows[0] ?? null
}

export type ManagedItemRow = Omit<OfferRow, 'percent' | 'sale_ends'> & {
  active: boolean
  position: number
  sold: number
  sales: { guid: string; item: string; percent: number; begins: string; ends: string }[]
  updated_at: string
}

const MANAGED = sql`
  i.guid, i.name, i.description, i.image, i.points, i.stock, i.premium_days, i.active, i.position, i.updated_at,
  (select count(*)::int from shop_purchase p where p.item = i.guid) as sold,
  ${jsonRows(sql`
    select s.guid, s.item, s.percent, s.begins, s.ends from shop_sale s where s.item = i.guid
    order by s.begins desc limit ${SALES_SHOWN}`)} as sales`

/** Every item, in its order: one page and the total number. */
export async function selectManagedItems(db: Db, { limit, offset }: Page): Promise<Counted<ManagedItemRow>> {
  const page = sql`
    select ${MANAGED} from shop_item i order by i.position, i.guid limit ${limit} offset ${offset}`
  const { rows } = await db.execute<Counted<ManagedItemRow>>(countedPage(sql`from shop_item`, page))
  return rows[0] ?? NO_ROWS
}

export async function selectManagedItem(db: Db, guid: string): Promise<ManagedItemRow | null> {
  const { rows } = await db.execute<ManagedItemRow>(sql`select ${MANAGED} from shop_item i where i.guid = ${guid}`)
  return rows[0] ?? null
}

/** An item whose fields are about to change. */
export async function lockManagedItem(db: Db, guid: string): Promise<ItemRow | null> {
  const [row] = await db.select().from(shopItem).where(eq(shopItem.guid, guid)).for('update')
  return row ?? null
}

export async function insertItem(db: Db, values: ShopItemDraft): Promise<string> {
  const [row] = await db.insert(shopItem).values(values).returning({ guid: shopItem.guid })
  return row?.guid ?? ''
}

export async function updateItem(db: Db, guid: string, values: Omit<ShopItemPatch, 'updated_at'>): Promise<void> {
  await db
    .update(shopItem)
    .set({ ...values, updated_at: VERSION_NOW })
    .where(eq(shopItem.guid, guid))
}

/** @returns whether there was one; null where it was bought, so that it stays */
export async function deleteItem(db: Db, guid: string): Promise<boolean | null> {
  try {
    const rows = await db.delete(shopItem).where(eq(shopItem.guid, guid)).returning({ guid: shopItem.guid })
    return rows.length > 0
  } catch (error) {
    if (isReferenced(error)) return null
    throw error
  }
}

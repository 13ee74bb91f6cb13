import { SHOP_PREMIUM_DAYS_MAX } from '@zivina/contract/commerce/limits'
import { SHOP_POINTS_MAX } from '@zivina/contract/kernel/limits'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { pictureColumn } from '#db/picture-use.ts'
import { user } from '#db/schema/account/user.ts'
import { guid, moment } from '#db/schema/columns.ts'

const most = sql.raw(String(SHOP_POINTS_MAX))
const mostDays = sql.raw(String(SHOP_PREMIUM_DAYS_MAX))

/** Something that people buy for points. */
export const shopItem = pgTable(
  'shop_item',
  {
    guid: guid(),
    name: text().notNull(),
    description: text().notNull().default(''),
    /** Path inside the image host, or an absolute address. */
    image: text(),
    points: integer().notNull(),
    /** How many are left; null where there is no end of them. */
    stock: integer(),
    /** Days of premium that it gives at once; null for what is handed over. */
    premium_days: integer(),
    active: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    created_at: moment(),
    updated_at: moment(),
  },
  (table) => [
    check('shop_item_points', sql`${table.points} between 1 and ${most}`),
    check('shop_item_stock', sql`${table.stock} >= 0`),
    check('shop_item_premium_days', sql`${table.premium_days} between 1 and ${mostDays}`),
    index('shop_item_position').on(table.position, table.guid),
  ],
)

/** A time in which an item costs less. Sales of one item do not overlap: the constraint `shop_sale_apart` (migration) refuses it. */
export const shopSale = pgTable(
  'shop_sale',
  {
    guid: guid(),
    item: uuid()
      .notNull()
      .references(() => shopItem.guid, { onDelete: 'cascade' }),
    /** By how much less it costs. */
    percent: integer().notNull(),
    begins: timestamp({ withTimezone: true }).notNull(),
    ends: timestamp({ withTimezone: true }).notNull(),
    created_at: moment(),
  },
  (table) => [
    check('shop_sale_percent', sql`${table.percent} between 1 and 99`),
    check('shop_sale_times', sql`${table.begins} < ${table.ends}`),
    index('shop_sale_item').on(table.item, table.begins),
  ],
)

/** What a person bought for points. Its points are taken by an entry of `point_entry` with its guid. */
export const shopPurchase = pgTable(
  'shop_purchase',
  {
    /** The client's, so that a purchase sent twice is made once. */
    guid: guid(),
    user: uuid().references(() => user.guid, { onDelete: 'set null' }),
    item: uuid()
      .notNull()
      .references(() => shopItem.guid, { onDelete: 'restrict' }),
    /** As it was called then. */
    item_name: text().notNull(),
    points: integer().notNull(),
    /** The first and last day of the premium that it gave. */
    premium_begins: date({ mode: 'string' }),
    premium_ends: date({ mode: 'string' }),
    handed_over_at: timestamp({ withTimezone: true }),
    created_at: moment(),
  },
  (table) => [
    check('shop_purchase_points', sql`${table.points} between 1 and ${most}`),
    index('shop_purchase_user').on(table.user, table.created_at),
    index('shop_purchase_item').on(table.item),
    index('shop_purchase_created_at').on(table.created_at, table.guid),
    index('shop_purchase_waiting').on(table.created_at, table.guid).where(sql`${table.handed_over_at} is null`),
    index('shop_purchase_handed_over').on(table.created_at, table.guid).where(sql`${table.handed_over_at} is not null`),
  ],
)

export const shopPurchasePersonalData = ownRows(shopPurchase, {
  bound: { rows: 500_000, row_bytes: 500, by: 'pace' },
  file: 'nakupy-za-body.json',
  part: 'sent',
  order: shopPurchase.created_at,
})

export const shopItemPictures = [pictureColumn(shopItem.image)]

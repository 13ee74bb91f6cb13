import { z } from 'zod'
import { POINT_REASONS } from '#contract/account/point-reasons.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import {
  countedListOf,
  Guid,
  ImageUrl,
  listOf,
  longText,
  oneLine,
  PageParameter,
  Timestamp,
} from '#contract/kernel/fields.ts'
import {
  SHOP_ITEM_NAME_MAX,
  SHOP_ITEM_TEXT_MAX,
  SHOP_POINTS_MAX,
  SHOP_PURCHASES_PER_HOUR,
  SHOP_STOCK_MAX,
} from '#contract/kernel/limits.ts'
import { SHOP_PREMIUM_DAYS_MAX } from './limits.ts'
import { NewPurchase, PURCHASE, PURCHASE_ERRORS } from './purchase.ts'

/** Something that points buy, as people see it. */
export const ShopItem = z
  .object({
    guid: Guid,
    name: z.string(),
    description: z.string(),
    image: ImageUrl.nullable(),
    /** Points without a sale, and points now. */
    full_points: z.number().int(),
    points: z.number().int(),
    /** When the sale ends; null where there is none. */
    sale_ends: Timestamp.nullable(),
    is_sold_out: z.boolean(),
    /** Days of premium that it gives at once; null for what is handed over. */
    premium_days: z.number().int().nullable(),
  })
  .meta({ id: 'ShopItem' })
export type ShopItem = z.infer<typeof ShopItem>

export const ShopPurchase = z
  .object({
    guid: Guid,
    item: Guid,
    /** As the item was called then. */
    item_name: z.string(),
    points: z.number().int(),
    /** The days of premium that it gave; null for what is handed over. */
    premium: z.object({ begins: z.iso.date(), ends: z.iso.date() }).nullable(),
    /** When it was handed over; null while it waits. */
    handed_over_at: Timestamp.nullable(),
    created_at: Timestamp,
  })
  .meta({ id: 'ShopPurchase' })
export type ShopPurchase = z.infer<typeof ShopPurchase>

/** A change of a person's points, with what it was for. */
export const PointMove = z
  .object({
    guid: Guid,
    /** Negative where they were taken. */
    points: z.number().int(),
    reason: z.enum(POINT_REASONS),
    /** The recipe, food, item or what was ordered; null where it is gone. */
    name: z.string().nullable(),
    created_at: Timestamp,
  })
  .meta({ id: 'PointMove' })
export type PointMove = z.infer<typeof PointMove>

/** A purchase as the administration sees it; `user` is null where the account was deleted. */
export const ManagedPurchase = ShopPurchase.extend({
  user: z.object({ guid: Guid, username: z.string() }).nullable(),
}).meta({ id: 'ManagedPurchase' })
export type ManagedPurchase = z.infer<typeof ManagedPurchase>

export const ShopSale = z
  .object({ guid: Guid, item: Guid, percent: z.number().int(), begins: Timestamp, ends: Timestamp })
  .meta({ id: 'ShopSale' })
export type ShopSale = z.infer<typeof ShopSale>

/** An item as the administration manages it. */
export const ManagedShopItem = z
  .object({
    guid: Guid,
    name: z.string(),
    description: z.string(),
    image: ImageUrl.nullable(),
    points: z.number().int(),
    /** How many are left; null where there is no end of them. */
    stock: z.number().int().nullable(),
    /** Days of premium that it gives at once; null for what is handed over. */
    premium_days: z.number().int().nullable(),
    /** Whether people see it. */
    active: z.boolean(),
    position: z.number().int(),
    /** How often it was bought. */
    sold: z.number().int(),
    /** The latest hundred, the one that begins last first. */
    sales: z.array(ShopSale),
    updated_at: Timestamp,
  })
  .meta({ id: 'ManagedShopItem' })
export type ManagedShopItem = z.infer<typeof ManagedShopItem>

const ItemFields = z.strictObject({
  name: oneLine(SHOP_ITEM_NAME_MAX).min(1),
  description: longText(SHOP_ITEM_TEXT_MAX),
  /** From the image host, of the administrator’s own folder `users/{user guid}`. */
  image: z.string().min(1).max(2000).nullable(),
  points: z.int().min(1).max(SHOP_POINTS_MAX),
  stock: z.int().min(0).max(SHOP_STOCK_MAX).nullable(),
  premium_days: z.int().min(1).max(SHOP_PREMIUM_DAYS_MAX).nullable(),
  active: z.boolean(),
  position: z.int().min(0).max(10_000),
})
const ShopItemDraft = ItemFields.partial({
  description: true,
  image: true,
  stock: true,
  premium_days: true,
  active: true,
  position: true,
})
export type ShopItemDraft = z.output<typeof ShopItemDraft>
/** `updated_at` is that of the item as the administrator saw it. */
const ShopItemPatch = ItemFields.partial().extend({ updated_at: Timestamp.optional() })
export type ShopItemPatch = z.output<typeof ShopItemPatch>

const SaleFields = z.strictObject({ percent: z.int().min(1).max(99), begins: Timestamp, ends: Timestamp })
const ShopSaleDraft = SaleFields.extend({ item: Guid })
export type ShopSaleDraft = z.output<typeof ShopSaleDraft>
const ShopSalePatch = SaleFields.partial()
export type ShopSalePatch = z.output<typeof ShopSalePatch>

const params = z.object({ guid: Guid })
const gone = { access: 'admin', params, status: 204, response: z.void() } as const

export const shop = {
  list: endpoint({
    method: 'GET',
    path: '/shop',
    access: 'user',
    seen: true,
    summary: 'What points buy, in its order, with the prices of now, and the person’s own points.',
    query: z.strictObject({ page: PageParameter }),
    status: 200,
    response: listOf(ShopItem).extend({ balance: z.number().int().min(0) }),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  purchase: endpoint({
    method: 'POST',
    path: '/shop/{guid}/purchase',
    access: 'user',
    summary:
      'Buys an item for points; days of premium begin at once, or the day after what runs. The same purchase sent again is the same one. ALREADY_SUBSCRIBED where premium has no end.',
    rate_limits: [{ by: 'user', attempts: SHOP_PURCHASES_PER_HOUR, seconds: 3600 }],
    params,
    /** Its guid is the client’s; `points` is the price that the person saw. */
    body: z.strictObject({ guid: Guid, points: z.int().min(1).max(SHOP_POINTS_MAX) }),
    status: 201,
    response: ShopPurchase.extend({ balance: z.number().int().min(0) }).meta({ id: 'MadePurchase' }),
    errors: [
      'NOT_FOUND',
      'CHANGED_ELSEWHERE',
      'SOLD_OUT',
      'NOT_ENOUGH_POINTS',
      'UNIQUE',
      'ALREADY_SUBSCRIBED',
      'LIMIT_REACHED',
    ],
  }),
  ownPurchases: endpoint({
    method: 'GET',
    path: '/shop/purchases',
    access: 'user',
    seen: true,
    summary: 'What the person bought for points, the newest first.',
    query: z.strictObject({ page: PageParameter }),
    status: 200,
    response: listOf(ShopPurchase),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  moves: endpoint({
    method: 'GET',
    path: '/shop/points',
    access: 'user',
    seen: true,
    summary: 'How the person’s points changed and why, the newest change first.',
    query: z.strictObject({ page: PageParameter }),
    status: 200,
    response: listOf(PointMove),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  buyPoints: endpoint({
    ...PURCHASE,
    path: '/shop/points',
    summary:
      'Orders points and opens the payment; pay at `gw_url`. The points come once it is paid. The same guid again is the same order.',
    body: NewPurchase,
    errors: PURCHASE_ERRORS,
  }),
  managed: endpoint({
    method: 'GET',
    path: '/shop/admin',
    access: 'admin',
    summary: 'Every item with its sales, also those that people do not see, in its order.',
    query: z.strictObject({ page: PageParameter }),
    status: 200,
    response: listOf(ManagedShopItem),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  createItem: endpoint({
    method: 'POST',
    path: '/shop_item',
    access: 'admin',
    summary: 'Adds an item.',
    body: ShopItemDraft,
    status: 201,
    response: ManagedShopItem,
    errors: ['IMAGEKIT'],
  }),
  changeItem: endpoint({
    method: 'PATCH',
    path: '/shop_item/{guid}',
    access: 'admin',
    summary: 'Changes an item; what was bought keeps its name and price.',
    params,
    body: ShopItemPatch,
    status: 200,
    response: ManagedShopItem,
    errors: ['NOT_FOUND', 'CHANGED_ELSEWHERE', 'IMAGEKIT'],
  }),
  removeItem: endpoint({
    method: 'DELETE',
    path: '/shop_item/{guid}',
    summary: 'Deletes an item that nobody bought, with its sales.',
    errors: ['NOT_FOUND', 'PROTECTED'],
    ...gone,
  }),
  createSale: endpoint({
    method: 'POST',
    path: '/shop_sale',
    access: 'admin',
    summary: 'Puts an item on sale for a time; two sales of one item never overlap.',
    body: ShopSaleDraft,
    status: 201,
    response: ShopSale,
    errors: ['NOT_FOUND', 'SALES_OVERLAP'],
  }),
  changeSale: endpoint({
    method: 'PATCH',
    path: '/shop_sale/{guid}',
    access: 'admin',
    summary: 'Changes a sale.',
    params,
    body: ShopSalePatch,
    status: 200,
    response: ShopSale,
    errors: ['NOT_FOUND', 'SALES_OVERLAP'],
  }),
  removeSale: endpoint({
    method: 'DELETE',
    path: '/shop_sale/{guid}',
    summary: 'Deletes a sale; what was bought in it keeps its price.',
    errors: ['NOT_FOUND'],
    ...gone,
  }),
  purchases: endpoint({
    method: 'GET',
    path: '/admin/purchased_shop_items',
    access: 'admin',
    summary:
      'What people bought for points, the newest first; what waits to be handed over or was, where it is asked for.',
    query: z.strictObject({ page: PageParameter, handed_over: z.enum(['true', 'false']).optional() }),
    status: 200,
    response: countedListOf(ManagedPurchase),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  handOver: endpoint({
    method: 'PATCH',
    path: '/admin/purchased_shop_items/{guid}',
    access: 'admin',
    summary: 'Says that a bought item was handed over, or takes that back; the same again changes nothing.',
    params,
    body: z.strictObject({ handed_over: z.boolean() }),
    status: 200,
    response: ManagedPurchase,
    errors: ['NOT_FOUND'],
  }),
}

import type {
  ManagedPurchase,
  ManagedShopItem,
  PointMove,
  ShopItem,
  ShopPurchase,
  ShopSale,
} from '@zivina/contract/commerce/shop'
import { salePoints } from '@zivina/domain/commerce/sale-points'
import type { Urls } from '#api/kernel/ports/urls.ts'
import type { MoveRow } from './move-queries.ts'
import type { ManagedPurchaseRow, PurchaseRow } from './purchase-queries.ts'
import type { ManagedItemRow, OfferRow } from './queries.ts'

const at = (instant: string): string => new Date(instant).toISOString()
const maybeAt = (instant: string | null): string | null => (instant === null ? null : at(instant))

/** What an item costs now. */
export function pointsOf({ points, percent }: Pick<OfferRow, 'points' | 'percent'>): number {
  return percent === null ? points : salePoints(points, percent)
}

export function presentOffer(row: OfferRow, urls: Urls): ShopItem {
  return {
    guid: row.guid,
    name: row.name,
    description: row.description,
    image: urls.optionalPhoto(row.image),
    full_points: row.points,
    points: pointsOf(row),
    sale_ends: maybeAt(row.sale_ends),
    is_sold_out: row.stock === 0,
    premium_days: row.premium_days,
  }
}

export function presentManagedItem(row: ManagedItemRow, urls: Urls): ManagedShopItem {
  return {
    guid: row.guid,
    name: row.name,
    description: row.description,
    image: urls.optionalPhoto(row.image),
    points: row.points,
    stock: row.stock,
    premium_days: row.premium_days,
    active: row.active,
    position: row.position,
    sold: row.sold,
    sales: row.sales.map(presentSale),
    updated_at: at(row.updated_at),
  }
}

export function presentSale({
  guid,
  item,
  percent,
  begins,
  ends,
}: Pick<ShopSale, 'guid' | 'item' | 'percent'> & { begins: string | Date; ends: string | Date }): ShopSale {
  return { guid, item, percent, begins: new Date(begins).toISOString(), ends: new Date(ends).toISOString() }
}

export function presentPurchase(row: PurchaseRow): ShopPurchase {
  return {
    guid: row.guid,
    item: row.item,
    item_name: row.item_name,
    points: row.points,
    premium:
      row.premium_begins === null || row.premium_ends === null
        ? null
        : { begins: row.premium_begins, ends: row.premium_ends },
    handed_over_at: maybeAt(row.handed_over_at),
    created_at: at(row.created_at),
  }
}

export function presentManagedPurchase(row: ManagedPurchaseRow): ManagedPurchase {
  return { ...presentPurchase(row), user: row.user }
}

export function presentMove({ guid, points, reason, name, created_at }: MoveRow): PointMove {
  return { guid, points, reason, name, created_at: at(created_at) }
}

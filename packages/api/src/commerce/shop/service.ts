import type { ManagedPurchase, PointMove, ShopItem, ShopPurchase } from '@zivina/contract/commerce/shop'
import type { Db } from '@zivina/db/database'
import { calendarDay } from '@zivina/domain/calendar-day'
import { lockPerson } from '#api/account/identity/users/sql.ts'
import { readBalance, spendPoints } from '#api/account/points/service.ts'
import { givePointPremium, pointPremium } from '#api/commerce/subscriptions/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type AskedPage, type Listed, paged, pageOf } from '#api/kernel/lists/page.ts'
import { createOnce } from '#api/kernel/once/create-once.ts'
import { selectMoves } from './move-queries.ts'
import { pointsOf, presentManagedPurchase, presentMove, presentOffer, presentPurchase } from './present.ts'
import {
  insertPurchase,
  type PurchaseRow,
  selectOwnPurchases,
  selectPurchase,
  selectPurchases,
  updateHandedOver,
} from './purchase-queries.ts'
import { lockItem, selectOffer, selectOffers } from './queries.ts'

/** What points buy, and the person's own points. */
export async function listShop(
  ctx: UserCtx<'db' | 'urls'>,
  page: number,
): Promise<Listed<ShopItem> & { balance: number }> {
  const offers = await selectOffers(ctx.db, pageOf(page))
  const balance = await readBalance(ctx.db, ctx.actor.guid)
  return { ...paged(offers, (row) => presentOffer(row, ctx.urls)), balance }
}

type MadePurchase = ShopPurchase & { balance: number }
type Buying = { guid: string; item: string; points: number }

/**
 * Buys an item for points. The person is locked first, then the item: purchases of a person follow each other, and so do those of the
 * last piece. Premium that it gives begins in the same transaction.
 * @throws ApiError NOT_FOUND; CHANGED_ELSEWHERE where it costs something else by now; SOLD_OUT, NOT_ENOUGH_POINTS; UNIQUE where the
 * guid is of another purchase; ALREADY_SUBSCRIBED where it gives premium and what runs has no end; LIMIT_REACHED
 */
export function buyItem(ctx: UserCtx<'db'>, buying: Buying): Promise<MadePurchase> {
  const user = ctx.actor.guid
  return transaction(ctx, async ({ db }) => {
    await lockPerson(db, user)
    return createOnce<PurchaseRow, MadePurchase>({
      is_named: true,
      find: () => selectPurchase(db, buying.guid, user),
      make: () => takeItem(db, user, buying),
      repeat: async (former) => {
        if (former.item !== buying.item.toLowerCase()) throw new ApiError('UNIQUE')
        return { ...presentPurchase(former), balance: await readBalance(db, user) }
      },
    })
  })
}

async function takeItem(db: Db, user: string, { guid, item, points }: Buying): Promise<MadePurchase | null> {
  await lockItem(db, item)
  const offer = await selectOffer(db, item)
  if (offer === null) throw new ApiError('NOT_FOUND')
  if (pointsOf(offer) !== points) throw new ApiError('CHANGED_ELSEWHERE')
  if (offer.stock === 0) throw new ApiError('SOLD_OUT')
  const today = calendarDay(new Date())
  const premium = offer.premium_days === null ? null : await pointPremium(db, user, { days: offer.premium_days, today })
  const made = await insertPurchase(db, { guid, user, item: offer.guid, item_name: offer.name, points, premium })
  if (made === null) return null
  const balance = await spendPoints(db, { user, points, purchase: made.guid })
  if (premium !== null) await givePointPremium(db, user, { ...premium, reason: offer.name, today })
  return { ...presentPurchase(made), balance }
}

/** What the person bought. */
export async function listOwnPurchases({ db, actor }: UserCtx<'db'>, page: number): Promise<Listed<ShopPurchase>> {
  return paged(await selectOwnPurchases(db, actor.guid, pageOf(page)), presentPurchase)
}

/** How the person's points changed. */
export async function listMoves({ db, actor }: UserCtx<'db'>, page: number): Promise<Listed<PointMove>> {
  return paged(await selectMoves(db, actor.guid, pageOf(page)), presentMove)
}

/** What people bought. */
export async function listPurchases(
  ctx: Ctx<'db'>,
  { page, handed_over }: { page: AskedPage; handed_over?: 'true' | 'false' | undefined },
): Promise<Listed<ManagedPurchase>> {
  const state = handed_over === undefined ? {} : { handed_over: handed_over === 'true' }
  return paged(await selectPurchases(ctx.db, state, pageOf(page)), presentManagedPurchase)
}

/** @throws ApiError NOT_FOUND */
export async function handOver(ctx: Ctx<'db'>, guid: string, handed_over: boolean): Promise<ManagedPurchase> {
  const row = await updateHandedOver(ctx.db, guid, handed_over)
  if (row === null) throw new ApiError('NOT_FOUND')
  return presentManagedPurchase(row)
}

import type {
  ManagedShopItem,
  ShopItemDraft,
  ShopItemPatch,
  ShopSale,
  ShopSaleDraft,
  ShopSalePatch,
} from '@zivina/contract/commerce/shop'
import { isApartViolation } from '@zivina/db/unique-violation'
import { recordChange } from '#api/kernel/changes/service.ts'
import { ApiError, fieldError } from '#api/kernel/errors/api-error.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type AskedPage, type Listed, paged, pageOf } from '#api/kernel/lists/page.ts'
import { requireAsSeen } from '#api/kernel/versions/as-seen.ts'
import { checkPhotoUrls } from '#api/media/images/service.ts'
import { presentManagedItem, presentSale } from './present.ts'
import {
  deleteItem,
  type ItemRow,
  insertItem,
  lockManagedItem,
  selectManagedItem,
  selectManagedItems,
  updateItem,
} from './queries.ts'
import { deleteSale, insertSale, lockSale, type SaleRow, updateSale } from './sale-queries.ts'

type ItemCtx = UserCtx<'db' | 'urls' | 'images'>

/** Every item, also those that people do not see. */
export async function listManagedItems(ctx: Ctx<'db' | 'urls'>, page: AskedPage): Promise<Listed<ManagedShopItem>> {
  return paged(await selectManagedItems(ctx.db, pageOf(page)), (row) => presentManagedItem(row, ctx.urls))
}

/** @throws ApiError IMAGEKIT where the administrator did not upload the picture */
export async function createItem(ctx: ItemCtx, { image, ...draft }: ShopItemDraft): Promise<ManagedShopItem> {
  const guid = await transaction(ctx, async (ctx) =>
    insertItem(ctx.db, { ...draft, image: await storedImage(ctx, image ?? null, null) }),
  )
  return readItem(ctx, guid)
}

/** @throws ApiError NOT_FOUND, CHANGED_ELSEWHERE, IMAGEKIT */
export async function changeItem(
  ctx: ItemCtx,
  guid: string,
  { updated_at, image, ...patch }: ShopItemPatch,
): Promise<ManagedShopItem> {
  await transaction(ctx, async (ctx) => {
    const present = await lockManagedItem(ctx.db, guid)
    if (present === null) throw new ApiError('NOT_FOUND')
    requireAsSeen(updated_at, present.updated_at)
    const stored = image === undefined ? {} : { image: await storedImage(ctx, image, present.image) }
    await updateItem(ctx.db, guid, { ...patch, ...stored })
    const before = toldOf(present)
    await recordChange(ctx, { noun: 'shop_item', guid, before, after: { ...before, ...given(patch), ...stored } })
  })
  return readItem(ctx, guid)
}

/** @throws ApiError NOT_FOUND; PROTECTED where it was bought */
export async function removeItem(ctx: Ctx<'db'>, guid: string): Promise<void> {
  const deleted = await deleteItem(ctx.db, guid)
  if (deleted === null) throw new ApiError('PROTECTED')
  if (!deleted) throw new ApiError('NOT_FOUND')
}

/** @throws ApiError NOT_FOUND where there is no such item; SALES_OVERLAP; FieldErrors where it ends before it begins */
export async function createSale(ctx: UserCtx<'db'>, { item, percent, ...times }: ShopSaleDraft): Promise<ShopSale> {
  const values = { item, percent, begins: new Date(times.begins), ends: new Date(times.ends) }
  requireOrder(values)
  const create = async (ctx: UserCtx<'db'>): Promise<SaleRow | null> => {
    const made = await insertSale(ctx.db, values)
    await recordSale(ctx, null, made)
    return made
  }
  return presentSale(await apart(() => transaction(ctx, create)))
}

/** @throws ApiError NOT_FOUND, SALES_OVERLAP; FieldErrors where it ends before it begins */
export async function changeSale(
  ctx: UserCtx<'db'>,
  guid: string,
  { percent, begins, ends }: ShopSalePatch,
): Promise<ShopSale> {
  const change = async (ctx: UserCtx<'db'>): Promise<SaleRow | null> => {
    const present = await lockSale(ctx.db, guid)
    if (present === null) return null
    const values = {
      percent: percent ?? present.percent,
      begins: begins === undefined ? present.begins : new Date(begins),
      ends: ends === undefined ? present.ends : new Date(ends),
    }
    requireOrder(values)
    const changed = await updateSale(ctx.db, guid, values)
    await recordSale(ctx, present, changed)
    return changed
  }
  return presentSale(await apart(() => transaction(ctx, change)))
}

/** @throws ApiError NOT_FOUND */
export async function removeSale(ctx: UserCtx<'db'>, guid: string): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const gone = await deleteSale(ctx.db, guid)
    if (gone === null) throw new ApiError('NOT_FOUND')
    await recordSale(ctx, gone, null)
  })
}

/** Records what became of a sale in the history of its item. */
async function recordSale(ctx: UserCtx<'db'>, before: SaleRow | null, after: SaleRow | null): Promise<void> {
  const guid = (before ?? after)?.item
  if (guid === undefined) return
  await recordChange(ctx, { noun: 'shop_item', guid, before: toldOfSale(before), after: toldOfSale(after) })
}

const toldOfSale = (sale: SaleRow | null) =>
  sale === null ? {} : { percent: sale.percent, begins: sale.begins.toISOString(), ends: sale.ends.toISOString() }

/** The fields of an item whose changes are told. */
function toldOf({ name, description, image, points, stock, premium_days, active, position }: ItemRow) {
  return { name, description, image, points, stock, premium_days, active, position }
}

/** What a patch names. */
const given = (patch: object) => Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))

async function readItem(ctx: Ctx<'db' | 'urls'>, guid: string): Promise<ManagedShopItem> {
  const row = await selectManagedItem(ctx.db, guid)
  if (row === null) throw new ApiError('NOT_FOUND')
  return presentManagedItem(row, ctx.urls)
}

/** The stored path of a picture that the administrator uploaded into their own folder, or that the item has already. */
async function storedImage(ctx: ItemCtx, image: string | null, present: string | null): Promise<string | null> {
  if (image === null) return null
  const kept = present === null ? [] : [present]
  const [path] = await checkPhotoUrls(ctx, ctx.actor, [image], { folder: `users/${ctx.actor.guid}`, kept })
  return path ?? null
}

function requireOrder({ begins, ends }: { begins: Date; ends: Date }): void {
  if (begins >= ends) throw fieldError('ends', 'date')
}

/** Writes a sale; the database keeps those of one item apart. */
async function apart(write: () => Promise<SaleRow | null>): Promise<SaleRow> {
  try {
    const row = await write()
    if (row === null) throw new ApiError('NOT_FOUND')
    return row
  } catch (error) {
    throw isApartViolation(error) ? new ApiError('SALES_OVERLAP') : error
  }
}

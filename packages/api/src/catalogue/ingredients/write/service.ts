import { BARCODES_MAX } from '@zivina/contract/kernel/limits'
import type { Db } from '@zivina/db/database'
import { isReferenced } from '@zivina/db/unique-violation'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import { lockDoubled, mergeLines } from '../versions/service.ts'
import { deleteIngredient, lockMerged, takeBarcode, writeMerged } from './queries.ts'

export { decideOnIngredient } from './decide.ts'
export { findPrivate, submitFoods } from './write-service.ts'

/**
 * Deletes the user's own ingredient (an admin: any).
 * @throws ApiError NOT_FOUND where it belongs to another user, PROTECTED while a recipe or a modified recipe uses it
 */
export async function removeIngredient(ctx: UserCtx<'db'>, guid: string): Promise<void> {
  try {
    if (!(await deleteIngredient(ctx.db, guid, ctx.actor))) throw new ApiError('NOT_FOUND')
  } catch (error) {
    // The database itself refuses, so that a recipe saved at the same time cannot slip through.
    if (isReferenced(error)) throw new ApiError('PROTECTED')
    throw error
  }
}

/** Takes a barcode from every ingredient, of any owner: for an admin. @returns whether any had it */
export function removeBarcode(db: Db, barcode: string): Promise<boolean> {
  return takeBarcode(db, barcode)
}

/**
 * Merges a food into an approved one, in the transaction of everything else that follows it: lines of recipes, barcodes and its address.
 * @throws ApiError NOT_FOUND where one does not exist or is a dish, or the one that is left is not approved; WEIGHT_UNIT_ERROR where
 * amounts of one mean nothing in the other
 */
export async function mergeIngredients(
  ctx: Ctx<'db' | 'recompute'>,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await lockDoubled(ctx.db, { from, into })
  const rows = await lockMerged(ctx.db, [from, into])
  const [gone, left] = [rows.find(({ guid }) => guid === from), rows.find(({ guid }) => guid === into)]
  if (gone === undefined || left?.status !== 'Approved') throw new ApiError('NOT_FOUND')
  if (gone.weight_units !== left.weight_units) throw new ApiError('WEIGHT_UNIT_ERROR')
  await writeMerged(ctx.db, {
    from,
    into,
    status_note: `Sloučeno se surovinou ${left.name}`,
    barcodes_max: BARCODES_MAX,
  })
  await mergeLines(ctx.db, { from, into }, ctx.recompute)
}

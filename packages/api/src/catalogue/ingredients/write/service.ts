import type { Db } from '@zivina/db/database'
import { isReferenced } from '@zivina/db/unique-violation'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { deleteIngredient, takeBarcode } from './queries.ts'

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

import type { Db } from '@zivina/db/database'
import { isReferenced } from '@zivina/db/unique-violation'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { deleteIngredient } from './queries.ts'

/**
 * Deletes the user's own ingredient (an admin: any).
 * @throws ApiError NOT_FOUND where it belongs to another user, PROTECTED while a recipe or a modified recipe uses it
 */
export async function removeIngredient(db: Db, actor: UserActor, guid: string): Promise<void> {
  try {
    if (!(await deleteIngredient(db, guid, actor))) throw new ApiError('NOT_FOUND')
  } catch (error) {
    // The database itself refuses, so that a recipe saved at the same time cannot slip through.
    if (isReferenced(error)) throw new ApiError('PROTECTED')
    throw error
  }
}

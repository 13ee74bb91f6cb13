import type { Db } from '@zivina/db/database'
import { isReferenced } from '@zivina/db/unique-violation'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { deleteIngredient } from './queries.ts'

/**
 * Deletes an ingredient of one's own (an admin: any).
 * @throws ApiError NOT_FOUND where it is not one's own, PROTECTED while a recipe or a modification uses it
 */
export async function removeIngredient(db: Db, actor: UserActor, guid: string): Promise<void> {
  try {
    if (!(await deleteIngredient(db, guid, actor))) throw new ApiError('NOT_FOUND')
  } catch (error) {
    // What the database itself refuses cannot be overtaken by a recipe being saved at this moment.
    if (isReferenced(error)) throw new ApiError('PROTECTED')
    throw error
  }
}

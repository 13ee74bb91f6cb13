import type { Db } from '@zivina/db/database'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { deleteDraft, deleteRecipe, lockRecipe } from './queries.ts'

/**
 * Deletes the user's own recipe (an admin: any), and its draft in the editor.
 *
 * @throws ApiError NOT_FOUND where it belongs to another user, PROTECTED_RECIPE while a modified version of it exists
 */
export async function removeRecipe(db: Db, actor: UserActor, slug: string): Promise<void> {
  await db.transaction(async (tx) => {
    const own = await lockRecipe(tx, { slug }, actor)
    if (own === null) throw new ApiError('NOT_FOUND')
    if (!(await deleteRecipe(tx, own.guid))) throw new ApiError('PROTECTED_RECIPE')
    await deleteDraft(tx, actor.guid, own.guid)
  })
}

import { deleteUnusedDish } from '#api/catalogue/ingredients/versions/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'

export { decideOnRecipe } from './decide.ts'
export { tagRecipes } from './tag.ts'

import { deleteDraft, deleteRecipe, isTagUsed, lockRecipe, replaceTag } from './queries.ts'

/**
 * Deletes the user's own recipe (an admin: any), its draft in the editor, and the food made of it, unless other recipes use that.
 *
 * @throws ApiError NOT_FOUND where it belongs to another user, PROTECTED_RECIPE while a modified version of it exists
 */
export async function removeRecipe(ctx: UserCtx<'db'>, slug: string): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const own = await lockRecipe(ctx.db, { slug }, ctx.actor)
    if (own === null) throw new ApiError('NOT_FOUND')
    await deleteUnusedDish(ctx.db, own.guid)
    if (!(await deleteRecipe(ctx.db, own.guid))) throw new ApiError('PROTECTED_RECIPE')
    await deleteDraft(ctx.db, ctx.actor.guid, own.guid)
  })
}

/** Whether a recipe has the tag. */
export function isTagOfRecipes(ctx: Ctx<'db'>, tag: string): Promise<boolean> {
  return isTagUsed(ctx.db, tag)
}

/** Renames a tag in every recipe that has it; the texts by which they are found follow, as soon as they are recomputed. */
export async function renameTagOfRecipes(ctx: Ctx<'db' | 'recompute'>, from: string, to: string): Promise<void> {
  if ((await replaceTag(ctx.db, from, to)) > 0) await ctx.recompute.enqueue(ctx.db)
}

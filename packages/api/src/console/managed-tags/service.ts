import type { Tags } from '@zivina/contract/catalogue/tags'
import { isTagOfRecipes, renameTagOfRecipes } from '#api/catalogue/recipes/write/service.ts'
import { addTag, listTags, orderTags, removeTag, renameTag } from '#api/catalogue/tags/service.ts'
import { replaceTagOfFilters } from '#api/community/user-filters/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'

/** @throws ApiError UNIQUE */
export async function createTag(ctx: Ctx<'db'>, { name }: { name: string }): Promise<Tags> {
  await addTag(ctx, name)
  return listTags(ctx.db)
}

/** @throws ApiError TAG_DOESNT_EXIST */
export async function changeOrder(ctx: Ctx<'db'>, { tags }: { tags: readonly string[] }): Promise<Tags> {
  await orderTags(ctx, tags)
  return listTags(ctx.db)
}

/** Renames a tag wherever it stands, or merges it into the one that has the name. @throws ApiError NOT_FOUND, UNIQUE */
export async function changeTag(
  ctx: Ctx<'db' | 'recompute'>,
  from: string,
  { name: to, merges }: { name: string; merges: boolean },
): Promise<Tags> {
  await transaction(ctx, async (ctx) => {
    await renameTag(ctx, { from, to, merges })
    if (from === to) return
    await renameTagOfRecipes(ctx, from, to)
    await replaceTagOfFilters(ctx, from, to)
  })
  return listTags(ctx.db)
}

/** @throws ApiError NOT_FOUND; PROTECTED while a recipe has the tag */
export async function deleteUnusedTag(ctx: Ctx<'db'>, name: string): Promise<void> {
  await transaction(ctx, async (ctx) => {
    await removeTag(ctx, name)
    if (await isTagOfRecipes(ctx, name)) throw new ApiError('PROTECTED')
    await replaceTagOfFilters(ctx, name, null)
  })
}

import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { type NotifyingPorts, notifyByMail } from '#api/account/mail-preferences/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { readRecipe } from '../read/service.ts'
import { lockMarked, type MarkedRecipe, writeDuplicate, writeNoDuplicate } from './duplicate-queries.ts'

type DuplicateCtx = UserCtx<NotifyingPorts | 'urls' | 'recompute'>

/**
 * Marks a recipe as a duplicate of another one, or takes that back. The same again changes nothing.
 * @param of the approved recipe that it is a duplicate of; null takes the mark back
 * @throws ApiError NOT_FOUND where one of them does not exist, is private, or the original is the recipe itself or not approved
 */
export async function markDuplicate(
  ctx: DuplicateCtx,
  { guid, of }: { guid: string; of: string | null },
): Promise<RecipeDetail> {
  const slug = await transaction(ctx, async (ctx) => {
    const found = await lockMarked(ctx.db, of === null ? [guid] : [guid, of])
    const recipe = found.find((one) => one.guid === guid.toLowerCase())
    if (recipe === undefined) throw new ApiError('NOT_FOUND')
    if (of !== null) {
      const original = found.find((one) => one !== recipe && one.guid === of.toLowerCase())
      if (original?.status !== 'Approved') throw new ApiError('NOT_FOUND')
      return lead(ctx, recipe, original)
    }
    if (recipe.duplicate) await writeNoDuplicate(ctx.db, recipe.guid)
    return recipe.slug
  })
  // Recipes that contain the dish are judged by its status.
  await ctx.recompute.enqueue(ctx.db)
  return readRecipe(ctx, slug)
}

async function lead(ctx: DuplicateCtx, recipe: MarkedRecipe, original: MarkedRecipe): Promise<string> {
  const own_slug = recipe.duplicate ? recipe.slug : `${recipe.slug}-duplicita-${crypto.randomUUID().slice(0, 8)}`
  const status_note = `Takový recept už máme: ${original.name}`
  const { guid, slug } = recipe
  await writeDuplicate(ctx.db, { guid, slug, own_slug, original: original.guid, status_note })
  if (recipe.duplicate || recipe.creator === ctx.actor.guid) return own_slug
  await notifyByMail(ctx, {
    kind: 'moderation',
    template: 'recipe_decision',
    notified: [{ user: recipe.creator, row: { name: recipe.name, slug: own_slug } }],
    data: (row, addressee) => ({ ...addressee, ...row, approved: false, status_note }),
  })
  return own_slug
}

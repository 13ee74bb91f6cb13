import { ERRORS, type ErrorCode } from '@zivina/contract/kernel/errors'
import { RECIPE_TAGS_MAX } from '@zivina/contract/kernel/limits'
import type { TagChange } from '@zivina/contract/kernel/tag-change'
import { recordChanges } from '#api/kernel/changes/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { countUnknownTags, lockTagged, updateTags } from './queries.ts'

type Failed = { guid: string; code: ErrorCode; message: string }

/**
 * Gives tags to recipes and takes others from them. One that is gone, or would have too many, is named and stays as it is. The texts
 * by which they are found follow, as soon as they are recomputed.
 * @throws ApiError TAG_DOESNT_EXIST
 */
export function tagRecipes(
  ctx: UserCtx<'db' | 'recompute'>,
  { recipes, add, remove }: TagChange & { recipes: readonly string[] },
): Promise<{ changed: number; failed: Failed[] }> {
  const refused = (guid: string, code: ErrorCode): Failed => ({ guid, code, message: ERRORS[code].message })
  return transaction(ctx, async (ctx) => {
    if ((await countUnknownTags(ctx.db, add)) > 0) throw new ApiError('TAG_DOESNT_EXIST')
    const held = await lockTagged(ctx.db, recipes)
    const wanted = held.map(({ guid, tags }) => ({ guid, before: tags, tags: retagged(tags, { add, remove }) }))
    const kept = wanted.filter(({ tags }) => tags.length <= RECIPE_TAGS_MAX)
    const changed = kept.filter(({ before, tags }) => before.join('\n') !== tags.join('\n'))
    for (const { guid, tags } of changed) await updateTags(ctx.db, guid, tags)
    await recordChanges(
      ctx,
      changed.map(({ guid, before, tags }) => ({ noun: 'recipe', guid, before: { tags: before }, after: { tags } })),
    )
    if (changed.length > 0) await ctx.recompute.enqueue(ctx.db)
    const found = new Set(held.map(({ guid }) => guid))
    const gone = recipes.map((guid) => guid.toLowerCase()).filter((guid) => !found.has(guid))
    const full = wanted.filter((each) => !kept.includes(each))
    return {
      changed: changed.length,
      failed: [
        ...gone.map((guid) => refused(guid, 'NOT_FOUND')),
        ...full.map(({ guid }) => refused(guid, 'TOO_MANY_TAGS')),
      ],
    }
  })
}

/** The tags of a recipe after the change, those that it has in their order and the new ones behind them. */
function retagged(tags: readonly string[], { add, remove }: TagChange): string[] {
  return [...new Set([...tags, ...add])].filter((tag) => !remove.includes(tag))
}

import type { MarkedRecipe } from '@zivina/contract/catalogue/recipes/write'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { lockMarkable, selectMarked, updateOriginal } from './duplicate-queries.ts'

/**
 * Marks a recipe as a duplicate of another, or takes the mark back where `duplicate_of` is null. As with other decisions, one that
 * changes nothing writes nothing. While the original is not approved, the duplicate's address shows the duplicate itself.
 *
 * @throws ApiError NOT_FOUND for an unknown or a private recipe; INVALID_ORIGINAL where the other one is the same, is not approved
 * or is a duplicate, or where the recipe has duplicates of its own
 */
export function markDuplicate(
  ctx: UserCtx<'db'>,
  { guid, duplicate_of }: { guid: string; duplicate_of: string | null },
): Promise<MarkedRecipe> {
  return transaction(ctx, async ({ db }) => {
    const former = await lockMarkable(db, guid, duplicate_of)
    if (former === null) throw new ApiError('NOT_FOUND')
    const isSame = former.duplicate_of === duplicate_of && former.duplicate === (duplicate_of !== null)
    if (!isSame) {
      const isAllowed = duplicate_of === null || (former.is_original && !former.has_duplicates)
      if (!isAllowed) throw new ApiError('INVALID_ORIGINAL')
      await updateOriginal(db, guid, duplicate_of)
    }
    const marked = await selectMarked(db, guid)
    if (marked === null) throw new ApiError('NOT_FOUND')
    return marked
  })
}

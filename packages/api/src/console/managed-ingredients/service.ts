import { followMergedExclusions } from '#api/catalogue/excluded-foods/service.ts'
import { mergeIngredients } from '#api/catalogue/ingredients/write/service.ts'
import { replaceIngredientOfFilters } from '#api/community/user-filters/service.ts'
import { fieldError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { replaceExcludedOfEaters } from '#api/planning/meal-plans/service.ts'

/**
 * Merges a food into another one, in one transaction: whatever chooses or excludes recipes by it follows.
 * @throws ApiError NOT_FOUND where one of them does not exist or is a dish, or the one that is left is not approved; WEIGHT_UNIT_ERROR;
 * FieldErrors where it is the same
 */
export async function mergeIngredient(
  ctx: UserCtx<'db' | 'recompute'>,
  { guid, into }: { guid: string; into: string },
): Promise<void> {
  const merged = { from: guid.toLowerCase(), into: into.toLowerCase() }
  if (merged.from === merged.into) throw fieldError('into', 'invalid_format')
  await transaction(ctx, async (ctx) => {
    await mergeIngredients(ctx, merged)
    await replaceIngredientOfFilters(ctx, merged)
    await followMergedExclusions(ctx, merged)
    await replaceExcludedOfEaters(ctx, merged)
  })
}

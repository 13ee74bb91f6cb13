import type { FoundIngredient } from '@zivina/contract/catalogue/ingredients/read'
import { readDishFood } from '#api/catalogue/ingredients/read/service.ts'
import { makeDishFood } from '#api/catalogue/ingredients/versions/service.ts'
import { viewerOf } from '#api/kernel/access/ownership.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { selectUsableRecipe } from './queries.ts'

/**
 * The dish of a recipe as an ingredient, made where there is none yet: per 100 g of the finished dish. A repeated call answers
 * with the same one. It is approved as long as its recipe is.
 *
 * @throws ApiError RECIPE_404; DISH_WEIGHT_UNKNOWN where the weight of the finished dish is neither measured nor can be estimated
 */
export async function useAsIngredient(ctx: UserCtx<'db' | 'urls'>, slug: string): Promise<FoundIngredient> {
  const recipe = await transaction(ctx, async ({ db, actor }) => {
    const guid = await selectUsableRecipe(db, slug, viewerOf(actor))
    if (guid === null) throw new ApiError('RECIPE_404')
    if (!(await makeDishFood(db, guid))) throw new ApiError('DISH_WEIGHT_UNKNOWN')
    return guid
  })
  return readDishFood(ctx, recipe)
}

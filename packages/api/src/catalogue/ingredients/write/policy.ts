import type { IngredientPatch } from '@zivina/contract/catalogue/ingredients/write'
import { ApiError } from '#api/kernel/errors/api-error.ts'

/**
 * Requires an admin for the groups of a food: diet rules judge everybody's recipes by them.
 * @throws ApiError USER_PERMISSION_DENIED
 */
export function requireClassifier(
  actor: { is_admin: boolean },
  { food_groups, is_classified }: Pick<IngredientPatch, 'food_groups' | 'is_classified'>,
): void {
  if (!actor.is_admin && (food_groups !== undefined || is_classified !== undefined)) {
    throw new ApiError('USER_PERMISSION_DENIED')
  }
}

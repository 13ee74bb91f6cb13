import type { PlannedFood } from '@zivina/contract/planning/shopping-fields'
import { type RecipeParts, readRecipeParts } from '#api/catalogue/recipes/parts/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { selectFoods } from '../lists/whole-queries.ts'

/** Recipes that are to be on a list, in the order of their guids. @throws ApiError NOT_FOUND where the person may not see one */
export async function findRecipes(
  { db, actor }: UserCtx<'db'>,
  guids: readonly string[],
): Promise<{ guid: string; parts: RecipeParts }[]> {
  const found = guids.length === 0 ? [] : await readRecipeParts(db, actor.guid, guids)
  return guids.map((guid) => ({ guid, parts: required(found.find((parts) => parts.guid === guid.toLowerCase())) }))
}

/** Foods that are to be on a list, with what it calls them. @throws ApiError NOT_FOUND where the person may not see one */
export async function findFoods(
  { db, actor }: UserCtx<'db'>,
  guids: readonly string[],
): Promise<{ guid: string; food: PlannedFood; text: string }[]> {
  const found = guids.length === 0 ? [] : await selectFoods(db, actor.guid, guids)
  return guids.map((guid) => {
    const food = required(found.find((one) => one.guid === guid.toLowerCase()))
    return { guid, food, text: food.kitchen?.name ?? food.name }
  })
}

function required<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new ApiError('NOT_FOUND')
  return found
}

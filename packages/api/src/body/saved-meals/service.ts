import type { SavedWhat } from '@zivina/contract/body/diary-fields'
import { SAVED_MEALS_MAX } from '@zivina/contract/body/limits'
import type { SavedMeal } from '@zivina/contract/body/saved-meals'
import { lockPerson } from '#api/account/identity/users/sql.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type Listed, whole } from '#api/kernel/lists/page.ts'
import { readRecorded } from '../foods/service.ts'
import { presentSavedMeal } from './present.ts'
import {
  deleteSavedMeal,
  insertSavedMeal,
  type SavedItem,
  selectSavedMeals,
  touchSavedMeal,
  updateSavedMeal,
} from './queries.ts'

/** All saved meals, the last used first. */
export async function listSavedMeals(ctx: UserCtx<'db'>): Promise<Listed<SavedMeal>> {
  return whole(await selectSavedMeals(ctx.db, ctx.actor.guid), presentSavedMeal)
}

/** The saved meals that were used last. */
export async function readLastUsed(ctx: UserCtx<'db'>, limit: number): Promise<SavedMeal[]> {
  return (await selectSavedMeals(ctx.db, ctx.actor.guid, { limit })).map(presentSavedMeal)
}

type NewMeal = { guid: string; name: string; items: readonly SavedWhat[] }

/**
 * Saves a meal. A guid that exists is a repeated attempt.
 * @throws ApiError NOT_FOUND where a food is not there for the person; LIMIT_REACHED; UNIQUE where the guid is another person's
 */
export async function saveMeal(ctx: UserCtx<'db'>, { guid, name, items }: NewMeal): Promise<SavedMeal> {
  const kept = await keepItems(ctx, items)
  await transaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, ctx.actor.guid)
    const { is_there, count } = await insertSavedMeal(ctx.db, ctx.actor.guid, { guid, name, items: kept })
    if (!is_there) throw new ApiError('UNIQUE')
    if (count > SAVED_MEALS_MAX) throw new ApiError('LIMIT_REACHED')
  })
  return readSavedMeal(ctx, guid)
}

type MealPatch = { guid: string; name?: string | undefined; items?: readonly SavedWhat[] | undefined }

/** @throws ApiError NOT_FOUND where the meal, or a new food of it, is not there for the person */
export async function changeSavedMeal(ctx: UserCtx<'db'>, { guid, name, items }: MealPatch): Promise<SavedMeal> {
  const kept = items === undefined ? undefined : await keepItems(ctx, items)
  if (!(await updateSavedMeal(ctx.db, ctx.actor.guid, guid, { name, items: kept }))) throw new ApiError('NOT_FOUND')
  return readSavedMeal(ctx, guid)
}

/** @throws ApiError NOT_FOUND */
export async function removeSavedMeal(ctx: UserCtx<'db'>, guid: string): Promise<void> {
  if (!(await deleteSavedMeal(ctx.db, ctx.actor.guid, guid))) throw new ApiError('NOT_FOUND')
}

/** Notes that a saved meal was recorded; one that is not there any more is not missed. */
export function markUsed(ctx: UserCtx<'db'>, guid: string): Promise<void> {
  return touchSavedMeal(ctx.db, ctx.actor.guid, guid)
}

async function keepItems(ctx: UserCtx<'db'>, items: readonly SavedWhat[]): Promise<SavedItem[]> {
  const kept = await readRecorded(ctx.db, ctx.actor.guid, items)
  return items.map((what, at) => {
    const food = kept[at] ?? null
    if (food === null) throw new ApiError('NOT_FOUND')
    return { what, name: food.name, kilojoules: food.totals.kilojoules }
  })
}

async function readSavedMeal(ctx: UserCtx<'db'>, guid: string): Promise<SavedMeal> {
  const [row] = await selectSavedMeals(ctx.db, ctx.actor.guid, { guid })
  if (row === undefined) throw new ApiError('NOT_FOUND')
  return presentSavedMeal(row)
}

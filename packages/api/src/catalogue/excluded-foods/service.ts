import type { ExcludedFood } from '@zivina/contract/catalogue/excluded-foods'
import { OWN_EXCLUDED_FOODS_MAX } from '@zivina/contract/kernel/limits'
import { lockPerson } from '#api/account/identity/users/sql.ts'
import type { ExcludedFoodRow } from '#api/kernel/declared/excluded-foods.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type Listed, whole } from '#api/kernel/lists/page.ts'
import { presentExcluded } from './present.ts'
import { deleteExcluded, insertExcluded, replaceExcluded, selectOwnExcluded } from './queries.ts'

type ExcludedCtx = UserCtx<'db' | 'declared'>

/** Every food that the person does not eat, each once: the own list first, then what only other areas know. */
export async function readExcludedFoods({ db, actor, declared }: ExcludedCtx): Promise<ExcludedFood[]> {
  const [own, ...others] = await Promise.all([
    selectOwnExcluded(db, actor.guid),
    ...declared.excluded_foods.map((read) => read(db, actor.guid)),
  ])
  const rows = [...own, ...others.flat()]
  const isFirst = ({ guid }: ExcludedFoodRow, place: number) => rows.findIndex((food) => food.guid === guid) === place
  return rows.filter(isFirst).map((food, place) => presentExcluded(food, place < own.length))
}

export async function listExcludedFoods(ctx: ExcludedCtx): Promise<Listed<ExcludedFood>> {
  return whole(await readExcludedFoods(ctx), (food) => food)
}

/**
 * Adds a food to the own list; repeating it changes nothing.
 * @throws ApiError NOT_FOUND for a food that the person may not see, LIMIT_REACHED
 */
export function addExcludedFood(ctx: UserCtx<'db'>, ingredient: string): Promise<ExcludedFood> {
  return transaction(ctx, async ({ db, actor }) => {
    await lockPerson(db, actor.guid)
    await insertExcluded(db, actor.guid, ingredient)
    const own = await selectOwnExcluded(db, actor.guid)
    const added = own.find(({ guid }) => guid === ingredient)
    if (!added) throw new ApiError('NOT_FOUND')
    if (own.length > OWN_EXCLUDED_FOODS_MAX) throw new ApiError('LIMIT_REACHED')
    return presentExcluded(added, true)
  })
}

/** @throws ApiError NOT_FOUND where it is not in the own list */
export async function removeExcludedFood({ db, actor }: UserCtx<'db'>, ingredient: string): Promise<void> {
  if (!(await deleteExcluded(db, actor.guid, ingredient))) throw new ApiError('NOT_FOUND')
}

/** Lets the exclusions of a food follow it into the one that it was merged into. */
export function followMergedExclusions(ctx: Ctx<'db'>, merged: { from: string; into: string }): Promise<void> {
  return replaceExcluded(ctx.db, merged)
}

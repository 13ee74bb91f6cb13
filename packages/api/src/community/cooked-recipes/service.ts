import type { CookedSummary, NewCookedRecipe } from '@zivina/contract/community/cooked-recipes'
import { COOKED_RECIPES_MAX } from '@zivina/contract/kernel/limits'
import { calendarDay } from '@zivina/domain/calendar-day'
import { lockPerson } from '#api/account/identity/users/sql.ts'
import { ApiError, codedField, FieldErrors } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { createOnce } from '#api/kernel/once/create-once.ts'
import { deleteCooked, insertCooked, selectCooked, selectQuota, selectSummary } from './queries.ts'

/** Earlier days are typing errors rather than memories. */
const EARLIEST_DAY = '2000-01-01'

/** How often the logged-in user cooked a recipe, and when last. */
export function readCooked(ctx: UserCtx<'db'>, recipe: string): Promise<CookedSummary> {
  return selectSummary(ctx.db, ctx.actor.guid, recipe)
}

/**
 * Records that the logged-in user cooked a recipe. The same record sent again is the same record.
 * @throws FieldErrors at `cooked_on` for a day in the future
 * @throws ApiError NOT_FOUND where they may not see the recipe; UNIQUE where the guid is taken by another record; LIMIT_REACHED
 */
export async function recordCooked(ctx: UserCtx<'db'>, record: NewCookedRecipe): Promise<CookedSummary> {
  const user = ctx.actor.guid
  if (record.cooked_on > calendarDay(new Date()) || record.cooked_on < EARLIEST_DAY) {
    throw new FieldErrors({ cooked_on: [codedField('cooked_on', 'date')] })
  }
  return transaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, user)
    const { recipe } = await createOnce({
      is_named: true,
      find: () => selectCooked(ctx.db, user, record.guid),
      make: async () => {
        const { is_seen, count } = await selectQuota(ctx.db, user, record.recipe)
        if (!is_seen) throw new ApiError('NOT_FOUND')
        if (count >= COOKED_RECIPES_MAX) throw new ApiError('LIMIT_REACHED')
        return insertCooked(ctx.db, user, record)
      },
      repeat: (former) => {
        const isSame = former.recipe === record.recipe.toLowerCase() && former.cooked_on === record.cooked_on
        if (!isSame) throw new ApiError('UNIQUE')
        return former
      },
    })
    return selectSummary(ctx.db, user, recipe)
  })
}

/** Takes a record back. @throws ApiError NOT_FOUND where it belongs to another user */
export async function removeCooked(ctx: UserCtx<'db'>, guid: string): Promise<void> {
  if (!(await deleteCooked(ctx.db, ctx.actor.guid, guid))) throw new ApiError('NOT_FOUND')
}

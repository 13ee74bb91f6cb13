import type { Nutritionist } from '@zivina/contract/counselling/nutritionists'
import type { Db } from '@zivina/db/database'
import { recordChange } from '#api/kernel/changes/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { lockMark, type MarkedRow, selectActive, selectMark, selectOne, upsertMark } from './queries.ts'

/** Who counsels now. */
export function listNutritionists(db: Db): Promise<Nutritionist[]> {
  return selectActive(db)
}

/** The nutritionist who makes the call. @throws ApiError NOT_FOUND for those who do not counsel */
export async function requireNutritionist({ db, actor }: UserCtx<'db'>): Promise<Nutritionist> {
  const found = await selectOne(db, actor.guid)
  if (found === null) throw new ApiError('NOT_FOUND')
  return found
}

/** Whether an administrator counsels. @throws ApiError NOT_FOUND where there is no such administrator */
export async function readMark({ db }: UserCtx<'db'>, given: string): Promise<MarkedRow> {
  const guid = given.toLowerCase()
  const mark = await selectMark(db, guid)
  if (mark === null) throw new ApiError('NOT_FOUND')
  return mark
}

/** Says whether an administrator counsels. @throws ApiError NOT_FOUND where there is no such administrator */
export function markNutritionist(ctx: UserCtx<'db'>, mark: MarkedRow): Promise<MarkedRow> {
  return transaction(ctx, async (ctx) => {
    const guid = mark.guid.toLowerCase()
    const before = await lockMark(ctx.db, guid)
    if (before === undefined) throw new ApiError('NOT_FOUND')
    const after = { guid, name: mark.name, active: mark.active }
    await upsertMark(ctx.db, after)
    await recordChange(ctx, {
      noun: 'nutritionist',
      guid,
      before: { name: before?.name ?? null, active: before?.active ?? false },
      after: { name: after.name, active: after.active },
    })
    return after
  })
}

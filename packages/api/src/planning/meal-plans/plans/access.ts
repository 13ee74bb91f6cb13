import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { type PlanRow, selectPlan } from './plan-queries.ts'
import { mayChange, mayManage } from './present-plan.ts'

/**
 * A plan that the person may read.
 * @throws ApiError MEALPLAN_NOT_FOUND; NO_PREMIUM where it is their own and their premium ended
 */
export async function requireReadable(ctx: UserCtx<'db'>, guid: string): Promise<PlanRow> {
  const plan = await selectPlan(ctx.db, ctx.actor, guid)
  if (plan === null) throw new ApiError('MEALPLAN_NOT_FOUND')
  if (plan.role === 'owner' && !plan.is_active) throw new ApiError('NO_PREMIUM')
  return plan
}

/**
 * A plan that the person may change, locked until the transaction ends: changes of one plan follow one another.
 * @throws ApiError MEALPLAN_NOT_FOUND, also for a viewer; NO_PREMIUM where the premium of its owner ended
 */
export async function lockEditable(ctx: UserCtx<'db'>, guid: string): Promise<PlanRow> {
  const plan = await selectPlan(ctx.db, ctx.actor, guid, { isLocked: true })
  if (plan === null || plan.role === 'viewer') throw new ApiError('MEALPLAN_NOT_FOUND')
  if (!mayChange(plan)) throw new ApiError('NO_PREMIUM')
  return plan
}

/** A plan that is the person's own to share, move and delete, with premium or without. @throws ApiError MEALPLAN_NOT_FOUND */
export async function requireManaged(
  ctx: UserCtx<'db'>,
  guid: string,
  options: { isLocked?: boolean; isDeleted?: boolean } = {},
): Promise<PlanRow> {
  const plan = await selectPlan(ctx.db, ctx.actor, guid, options)
  if (plan === null || !mayManage(plan)) throw new ApiError('MEALPLAN_NOT_FOUND')
  return plan
}

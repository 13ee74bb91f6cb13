import { MEAL_PLAN_EATERS_MAX } from '@zivina/contract/planning/limits'
import type { Eater } from '@zivina/contract/planning/meal-plan-read'
import { calendarDay } from '@zivina/domain/calendar-day'
import { isChild } from '@zivina/nutrition/child-targets'
import { ApiError, fieldError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { createOnce } from '#api/kernel/once/create-once.ts'
import { requireAsSeen } from '#api/kernel/versions/as-seen.ts'
import { touchPlan } from '../items/item-queries.ts'
import { lockEditable } from '../plans/access.ts'
import { presentEater } from '../plans/present-plan.ts'
import {
  deleteEater,
  type EaterFields,
  type EaterRow,
  insertEater,
  selectEaters,
  updateEater,
} from './eater-queries.ts'

type NewEater = EaterFields & { plan: string; guid: string; is_me: boolean }

/**
 * Adds an eater to the plan. A guid that exists is a repeated attempt.
 * @throws ApiError MEALPLAN_NOT_FOUND, NO_PREMIUM, LIMIT_REACHED, UNIQUE where the guid or the own account is there already
 */
export async function addEater(ctx: UserCtx<'db'>, { plan: of, guid, is_me, ...fields }: NewEater): Promise<Eater> {
  requireAllowed({ birth_year: fields.birth_year ?? null, kilojoules: fields.kilojoules ?? null })
  return transaction(ctx, async (ctx) => {
    const plan = await lockEditable(ctx, of)
    await createOnce({
      is_named: true,
      find: async () => plan.eaters.find((eater) => eater === guid) ?? null,
      make: async () => {
        if (plan.eaters.length >= MEAL_PLAN_EATERS_MAX) throw new ApiError('LIMIT_REACHED')
        return insertEater(ctx.db, plan.guid, { guid, user: is_me ? ctx.actor.guid : null, ...fields })
      },
      repeat: () => guid,
    })
    await touchPlan(ctx.db, plan.guid, [])
    return presentEater(await requireEater(ctx, plan.guid, guid), calendarDay(new Date()))
  })
}

type EaterChange = EaterFields & { plan: string; guid: string; version?: number | undefined }

/** @throws ApiError MEALPLAN_NOT_FOUND, NO_PREMIUM, NOT_FOUND, CHANGED_ELSEWHERE */
export async function changeEater(
  ctx: UserCtx<'db'>,
  { plan: of, guid, version, ...fields }: EaterChange,
): Promise<Eater> {
  return transaction(ctx, async (ctx) => {
    const plan = await lockEditable(ctx, of)
    const eater = await requireEater(ctx, plan.guid, guid)
    requireAsSeen(version, eater.version)
    const { birth_year = eater.birth_year, kilojoules = eater.kilojoules } = fields
    requireAllowed({ birth_year, kilojoules })
    await updateEater(ctx.db, guid, fields)
    await touchPlan(ctx.db, plan.guid, [])
    return presentEater(await requireEater(ctx, plan.guid, guid), calendarDay(new Date()))
  })
}

/** @throws ApiError MEALPLAN_NOT_FOUND, NO_PREMIUM, NOT_FOUND; LAST_EATER */
export async function removeEater(
  ctx: UserCtx<'db'>,
  { plan: of, guid }: { plan: string; guid: string },
): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const plan = await lockEditable(ctx, of)
    if (!plan.eaters.includes(guid)) throw new ApiError('NOT_FOUND')
    if (plan.eaters.length === 1) throw new ApiError('LAST_EATER')
    await deleteEater(ctx.db, plan.guid, guid)
    await touchPlan(ctx.db, plan.guid, [])
  })
}

async function requireEater(ctx: UserCtx<'db'>, plan: string, guid: string): Promise<EaterRow> {
  const eater = (await selectEaters(ctx.db, plan)).find((one) => one.guid === guid)
  if (!eater) throw new ApiError('NOT_FOUND')
  return eater
}

/** Energy is never typed for a child: it could only be less than the child needs, or an excuse. */
function requireAllowed({ birth_year, kilojoules }: { birth_year: number | null; kilojoules: number | null }): void {
  if (birth_year === null || kilojoules === null) return
  if (isChild(birth_year, calendarDay(new Date()))) throw fieldError('kilojoules', 'invalid_format')
}

import { MEAL_PLAN_EATERS_MAX } from '@zivina/contract/planning/limits'
import type { Eater, EaterData } from '@zivina/contract/planning/meal-plan-read'
import { calendarDay } from '@zivina/domain/calendar-day'
import { isChild } from '@zivina/nutrition/child-targets'
import { ApiError, fieldError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { createOnce } from '#api/kernel/once/create-once.ts'
import { requireAsSeen } from '#api/kernel/versions/as-seen.ts'
import { touchPlan } from '../items/item-queries.ts'
import { lockEditable } from '../plans/access.ts'
import { type PlanRow, selectPlan } from '../plans/plan-queries.ts'
import { presentEater } from '../plans/present-plan.ts'
import { type Agreement, updateAgreement } from './agreement-queries.ts'
import type { DisclosedEater } from './disclosed.ts'
import { deleteEater, type EaterFields, insertEater, updateEater } from './eater-queries.ts'
import { readEatersOf } from './read-eaters.ts'

type NewEater = EaterFields & { plan: string; guid: string; is_me: boolean; agreed: EaterData }

/**
 * Adds an eater to the plan. A guid that exists is a repeated attempt.
 * @throws ApiError MEALPLAN_NOT_FOUND, NO_PREMIUM, LIMIT_REACHED, UNIQUE where the guid or the own account is there already
 */
export async function addEater(
  ctx: UserCtx<'db'>,
  { plan: of, guid, is_me, agreed, ...fields }: NewEater,
): Promise<Eater> {
  requireAllowed({ birth_year: fields.birth_year ?? null, kilojoules: fields.kilojoules ?? null })
  return transaction(ctx, async (ctx) => {
    const plan = await lockEditable(ctx, of)
    await createOnce({
      is_named: true,
      find: async () => plan.eaters.find((eater) => eater === guid) ?? null,
      make: async () => {
        if (plan.eaters.length >= MEAL_PLAN_EATERS_MAX) throw new ApiError('LIMIT_REACHED')
        const me = ctx.actor.guid
        const eater = { guid, ...(is_me ? { user: me, agreed } : { user: null }), ...fields }
        return insertEater(ctx.db, plan.guid, me, eater)
      },
      repeat: () => guid,
    })
    await touchPlan(ctx.db, plan.guid, [])
    return presentEater(await requireEater(ctx, plan, guid), today())
  })
}

type EaterChange = EaterFields & { plan: string; guid: string; version?: number | undefined }

/**
 * @throws ApiError MEALPLAN_NOT_FOUND, NO_PREMIUM, NOT_FOUND, CHANGED_ELSEWHERE; USER_PERMISSION_DENIED for more than the name of another
 * account, which alone says what it needs
 */
export async function changeEater(
  ctx: UserCtx<'db'>,
  { plan: of, guid, version, ...fields }: EaterChange,
): Promise<Eater> {
  return transaction(ctx, async (ctx) => {
    const plan = await lockEditable(ctx, of)
    const eater = await requireEater(ctx, plan, guid)
    requireAsSeen(version, eater.version)
    const { name: _, ...data } = fields
    if (isOther(eater, ctx.actor.guid) && Object.values(data).some((value) => value !== undefined)) {
      throw new ApiError('USER_PERMISSION_DENIED')
    }
    const { birth_year = eater.birth_year, kilojoules = eater.kilojoules } = fields
    requireAllowed({ birth_year, kilojoules })
    await updateEater(ctx.db, guid, ctx.actor.guid, fields)
    await touchPlan(ctx.db, plan.guid, [])
    return presentEater(await requireEater(ctx, plan, guid), today())
  })
}

const isOther = ({ user, is_gone }: DisclosedEater, person: string): boolean =>
  is_gone || (user !== null && user !== person)

/**
 * Changes what the person, as an eater of the plan, tells its other people: in any role, and with or without premium. Once something is taken
 * back, what others computed from it is gone.
 * @throws ApiError MEALPLAN_NOT_FOUND; NOT_FOUND where the person is no eater of the plan
 */
export async function changeAgreement(
  ctx: UserCtx<'db'>,
  { guid: of, ...agreement }: Agreement & { guid: string },
): Promise<Eater> {
  return transaction(ctx, async (ctx) => {
    const plan = await selectPlan(ctx.db, ctx.actor, of, { isLocked: true })
    if (plan === null) throw new ApiError('MEALPLAN_NOT_FOUND')
    const eater = await updateAgreement(ctx.db, plan.guid, ctx.actor.guid, agreement)
    if (eater === null) throw new ApiError('NOT_FOUND')
    await touchPlan(ctx.db, plan.guid, [])
    return presentEater(await requireEater(ctx, plan, eater), today())
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

const today = (): string => calendarDay(new Date())

async function requireEater(ctx: UserCtx<'db'>, plan: PlanRow, guid: string): Promise<DisclosedEater> {
  const eater = (await readEatersOf(ctx.db, plan, ctx.actor.guid)).find((one) => one.guid === guid)
  if (!eater) throw new ApiError('NOT_FOUND')
  return eater
}

/** Energy is never typed for a child: it could only be less than the child needs, or an excuse. */
function requireAllowed({ birth_year, kilojoules }: { birth_year: number | null; kilojoules: number | null }): void {
  if (birth_year === null || kilojoules === null) return
  if (isChild(birth_year, today())) throw fieldError('kilojoules', 'invalid_format')
}

import { MEAL_PLANS_MAX } from '@zivina/contract/planning/limits'
import type { MealPlan } from '@zivina/contract/planning/meal-plan-read'
import { planPath } from '@zivina/contract/planning/plan-path'
import { normalizeSearch } from '@zivina/czech/search-text'
import { daysBetween } from '@zivina/domain/planning/plan-days'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { copyItems } from '../days/copy-queries.ts'
import { copyEaters } from '../eaters/agreement-queries.ts'
import { requireReadable } from './access.ts'
import { assignPlan, countPlans, insertPlan, type PlanRow, selectPlan, updateDeleted } from './plan-queries.ts'
import { makePlan, readSummary } from './plans.ts'

export type Duplicate = { guid: string; copy: string; name?: string | undefined; first_day?: string | undefined }

/**
 * Copies a plan that the user may read, with eaters, days and items, into an own plan; for an admin into an unassigned one.
 * @throws ApiError MEALPLAN_NOT_FOUND, NO_PREMIUM, LIMIT_REACHED, UNIQUE
 */
export async function duplicatePlan(
  ctx: UserCtx<'db'>,
  as: 'owner' | 'creator',
  { guid, copy, name, first_day }: Duplicate,
): Promise<MealPlan> {
  const source = await requireReadable(ctx, guid)
  const me = ctx.actor.guid
  return makePlan(ctx, copy, async (ctx) => {
    const isOwn = source.premium_user === me || (source.premium_user === null && source.creator === me)
    const made = await insertPlan(ctx.db, {
      guid: copy,
      note: isOwn ? source.note : '',
      creator: me,
      ...named(name ?? source.name),
      ...(as === 'owner'
        ? { premium_user: me, folder: source.role === 'owner' ? source.folder : null, creator_folder: null }
        : { premium_user: null, folder: null, creator_folder: source.role === 'creator' ? source.folder : null }),
    })
    if (made !== null) await copyContents(ctx, source, { copy, isOwn, first_day })
    return made
  })
}

const named = (name: string) => ({ name, search_name: normalizeSearch(name) })

async function copyContents(
  ctx: UserCtx<'db'>,
  source: PlanRow,
  { copy, isOwn, first_day }: { copy: string; isOwn: boolean; first_day: string | undefined },
): Promise<void> {
  const me = ctx.actor.guid
  const eaters = source.eaters.map((former) => ({ former, copy: crypto.randomUUID() as string }))
  await copyEaters(ctx.db, { from: source.guid, to: copy, person: me, role: source.role }, eaters)
  const shift = first_day === undefined || source.first_day === null ? 0 : daysBetween(source.first_day, first_day)
  const which = { from_plan: source.guid, to_plan: copy, from: null, to: null, shift }
  await copyItems(ctx.db, { ...which, person: isOwn ? null : me, eaters })
}

/**
 * Gives a plan that the admin made to a premium user, who is told by mail; repeating it changes nothing.
 * @throws ApiError MEALPLAN_NOT_FOUND, EMPTY_MEAL_PLAN, MEALPLAN_ASSIGNED, LIMIT_REACHED, EMAIL_NOT_SENT; NOT_FOUND where there is no such premium user
 */
export async function assignToUser(
  ctx: UserCtx<'db' | 'mail'>,
  { guid, premium_user }: { guid: string; premium_user: string },
): Promise<MealPlan> {
  await transaction(ctx, async (ctx) => {
    const plan = await requireMade(ctx, guid)
    if (plan.premium_user === premium_user) return
    if (plan.premium_user !== null) throw new ApiError('MEALPLAN_ASSIGNED')
    if (plan.first_day === null) throw new ApiError('EMPTY_MEAL_PLAN')
    if ((await countPlans(ctx.db, premium_user)) >= MEAL_PLANS_MAX) throw new ApiError('LIMIT_REACHED')
    const owner = await assignPlan(ctx.db, guid, premium_user)
    if (owner === null) throw new ApiError('NOT_FOUND')
    const { email, full_name } = owner
    const { name, note, first_day } = plan
    await ctx.mail.enqueue(ctx.db, 'plan_assigned', email, {
      full_name,
      name,
      note,
      first_day,
      path: planPath(guid, first_day),
    })
  })
  return readSummary(ctx, guid)
}

/** Deletes an unassigned plan that the admin made. @throws ApiError MEALPLAN_NOT_FOUND, MEALPLAN_ASSIGNED */
export async function removeMade(ctx: UserCtx<'db'>, guid: string): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const plan = await requireMade(ctx, guid)
    if (plan.premium_user !== null) throw new ApiError('MEALPLAN_ASSIGNED')
    await updateDeleted(ctx.db, guid, true)
  })
}

/** A plan that the admin made for others, locked. */
async function requireMade(ctx: UserCtx<'db'>, guid: string): Promise<PlanRow> {
  const plan = await selectPlan(ctx.db, ctx.actor, guid, { isLocked: true })
  if (plan?.role !== 'creator') throw new ApiError('MEALPLAN_NOT_FOUND')
  return plan
}

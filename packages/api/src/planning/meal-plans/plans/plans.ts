import { MEAL_PLAN_RANGE_MAX, MEAL_PLANS_MAX } from '@zivina/contract/planning/limits'
import type { MealPlan, MealPlanDetail, SharedMealPlan } from '@zivina/contract/planning/meal-plan-read'
import { normalizeSearch } from '@zivina/czech/search-text'
import { calendarDay } from '@zivina/domain/calendar-day'
import { addDays, daysBetween, mondayOf } from '@zivina/domain/planning/plan-days'
import { lockPerson } from '#api/account/identity/users/sql.ts'
import { ApiError, isApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type Listed, type Page, paged } from '#api/kernel/lists/page.ts'
import { createOnce } from '#api/kernel/once/create-once.ts'
import { requireAsSeen } from '#api/kernel/versions/as-seen.ts'
import { readLinked } from '#api/planning/shares/service.ts'
import { selectDays } from '../days/day-queries.ts'
import { presentDays } from '../days/present-days.ts'
import { insertEater } from '../eaters/eater-queries.ts'
import { readEatersOf } from '../eaters/read-eaters.ts'
import { requireManaged, requireReadable } from './access.ts'
import {
  countPlans,
  insertPlan,
  isFolderOf,
  type PlanFilter,
  type PlanRow,
  selectAttempt,
  selectLinkedPlan,
  selectPlan,
  selectPlans,
  updateDeleted,
  updatePlan,
} from './plan-queries.ts'
import { nameOf, presentEater, presentPlan } from './present-plan.ts'

type Folder = 'main' | 'shared_with_me' | (string & {})
export type ListQuery = Page & { search?: string | undefined; folder?: Folder | undefined }

/**
 * Plans of a person in a folder; `as` says whether their own ones, or those that they make for others as an admin. Own ones are listed
 * without premium too: their owner may delete them.
 */
export async function listPlans(
  ctx: UserCtx<'db'>,
  as: 'owner' | 'creator',
  { search = '', folder, ...page }: ListQuery,
): Promise<Listed<MealPlan>> {
  const isShared = folder === 'shared_with_me'
  const filter: PlanFilter = {
    as: isShared ? 'member' : as,
    folder: isShared ? undefined : folder === 'main' ? null : folder,
    search: normalizeSearch(search),
  }
  return paged(await selectPlans(ctx.db, ctx.actor, filter, page), presentPlan)
}

type NewPlan = { guid: string; name: string; note: string; folder: string | null }

/**
 * Creates an empty plan with one eater: the account itself, or for an admin a person without an account. Once for each guid.
 * @throws ApiError NOT_FOUND where the folder is not the person's, LIMIT_REACHED, UNIQUE
 */
export async function createPlan(ctx: UserCtx<'db'>, as: 'owner' | 'creator', plan: NewPlan): Promise<MealPlan> {
  const { guid, name, note, folder } = plan
  const me = ctx.actor.guid
  return makePlan(ctx, guid, async (ctx) => {
    if (folder !== null && !(await isFolderOf(ctx.db, me, folder))) throw new ApiError('NOT_FOUND')
    const places = as === 'owner' ? { folder, creator_folder: null } : { folder: null, creator_folder: folder }
    const owned = { premium_user: as === 'owner' ? me : null, creator: me, ...places }
    const made = await insertPlan(ctx.db, { guid, name, search_name: normalizeSearch(name), note, ...owned })
    if (made !== null) await insertEater(ctx.db, guid, me, { guid: crypto.randomUUID(), user: owned.premium_user })
    return made
  })
}

/** Makes a plan within the person's limit, once for each guid. @throws ApiError LIMIT_REACHED, UNIQUE */
export async function makePlan(
  ctx: UserCtx<'db'>,
  guid: string,
  make: (ctx: UserCtx<'db'>) => Promise<string | null>,
): Promise<MealPlan> {
  await transaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, ctx.actor.guid)
    const { count, is_made } = await selectAttempt(ctx.db, ctx.actor.guid, guid)
    await createOnce({
      is_named: true,
      find: async () => (is_made ? guid : null),
      make: async () => {
        if (count >= MEAL_PLANS_MAX) throw new ApiError('LIMIT_REACHED')
        return make(ctx)
      },
      repeat: () => guid,
    })
  })
  return readSummary(ctx, guid)
}

const ownPlan = (plan: PlanRow | null): PlanRow | null =>
  plan !== null && (plan.role === 'owner' || plan.role === 'creator') ? plan : null

/** A plan as lists show it. @throws ApiError MEALPLAN_NOT_FOUND */
export async function readSummary(ctx: UserCtx<'db'>, guid: string): Promise<MealPlan> {
  const plan = await selectPlan(ctx.db, ctx.actor, guid)
  if (plan === null) throw new ApiError('MEALPLAN_NOT_FOUND')
  return presentPlan(plan)
}

export type Range = { from?: string | undefined; to?: string | undefined }

/**
 * The days that are meant: this week by default, a week from its first day where only one end is given.
 * @throws ApiError INCORRECT_QUERY_PARAMS where the ends are swapped or too far apart
 */
export function rangeOf({ from, to }: Range): { from: string; to: string } {
  const first = from ?? (to === undefined ? mondayOf(calendarDay(new Date())) : addDays(to, -6))
  const last = to ?? addDays(first, 6)
  const days = daysBetween(first, last) + 1
  if (days < 1 || days > MEAL_PLAN_RANGE_MAX) throw new ApiError('INCORRECT_QUERY_PARAMS')
  return { from: first, to: last }
}

/** A plan with its eaters and the days of a range. @throws ApiError MEALPLAN_NOT_FOUND, NO_PREMIUM, INCORRECT_QUERY_PARAMS */
export async function readPlanDetail(
  ctx: UserCtx<'db' | 'urls'>,
  { guid, ...range }: { guid: string } & Range,
): Promise<MealPlanDetail> {
  const wanted = rangeOf(range)
  const plan = await requireReadable(ctx, guid)
  const eaters = await readEatersOf(ctx.db, plan, ctx.actor.guid)
  const rows = await selectDays(ctx.db, guid, ctx.actor.guid, wanted)
  const { days, weeks } = presentDays(rows, plan.eaters, ctx.urls)
  const today = calendarDay(new Date())
  const presented = eaters.map((eater) => presentEater(eater, today))
  return { ...presentPlan(plan), eaters: presented, ...wanted, meal_days: days, meal_weeks: weeks }
}

/** A plan as its read-only link shows it. @throws ApiError MEALPLAN_NOT_FOUND, INCORRECT_QUERY_PARAMS */
export async function readSharedPlan(
  ctx: Ctx<'db' | 'urls'>,
  { token, ...range }: { token: string } & Range,
): Promise<SharedMealPlan> {
  const wanted = rangeOf(range)
  const plan = await selectLinkedPlan(ctx.db, await linkedGuid(ctx, token))
  if (plan === null) throw new ApiError('MEALPLAN_NOT_FOUND')
  const { guid, name, owner_name, first_day, last_day } = plan
  const eaters = await readEatersOf(ctx.db, plan, null)
  const { days, weeks } = presentDays(await selectDays(ctx.db, guid, null, wanted), plan.eaters, ctx.urls)
  return {
    guid,
    name,
    owner_name,
    first_day,
    last_day,
    ...wanted,
    eaters: eaters.map((eater) => ({ guid: eater.guid, name: nameOf(eater) })),
    meal_days: days,
    meal_weeks: weeks,
    updated_at: new Date(plan.updated_at).toISOString(),
  }
}

async function linkedGuid(ctx: Ctx<'db'>, token: string): Promise<string> {
  try {
    return (await readLinked(ctx, { kind: 'meal_plan', token })).object
  } catch (error) {
    if (isApiError(error) && error.code === 'NOT_FOUND') throw new ApiError('MEALPLAN_NOT_FOUND')
    throw error
  }
}

type PlanPatch = {
  guid: string
  version?: number | undefined
  name?: string | undefined
  note?: string | undefined
  folder?: string | null | undefined
}

/**
 * Changes name or note, or moves a plan of one's own into a folder.
 * @throws ApiError MEALPLAN_NOT_FOUND, NO_PREMIUM, CHANGED_ELSEWHERE; NOT_FOUND where the folder is not the person's
 */
export async function changePlan(
  ctx: UserCtx<'db'>,
  { guid, version, name, note, folder }: PlanPatch,
): Promise<MealPlan> {
  await transaction(ctx, async (ctx) => {
    const plan = await selectPlan(ctx.db, ctx.actor, guid, { isLocked: true })
    if (plan === null || plan.role === 'viewer') throw new ApiError('MEALPLAN_NOT_FOUND')
    if (!plan.is_active && plan.role !== 'creator') throw new ApiError('NO_PREMIUM')
    requireAsSeen(version, plan.version)
    if (folder !== undefined) {
      if (ownPlan(plan) === null) throw new ApiError('NOT_FOUND')
      if (folder !== null && !(await isFolderOf(ctx.db, ctx.actor.guid, folder))) throw new ApiError('NOT_FOUND')
    }
    await updatePlan(ctx.db, guid, plan.role, {
      ...(name === undefined ? {} : { name, search_name: normalizeSearch(name) }),
      ...(note === undefined ? {} : { note }),
      ...(folder === undefined ? {} : { folder }),
    })
  })
  return readSummary(ctx, guid)
}

/** Deletes a plan so that it can be restored for some days. @throws ApiError MEALPLAN_NOT_FOUND */
export async function removePlan(ctx: UserCtx<'db'>, guid: string): Promise<void> {
  await requireManaged(ctx, guid)
  await updateDeleted(ctx.db, guid, true)
}

/** Brings a deleted plan back; one that is there is answered. @throws ApiError MEALPLAN_NOT_FOUND, LIMIT_REACHED */
export async function restorePlan(ctx: UserCtx<'db'>, guid: string): Promise<MealPlan> {
  await transaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, ctx.actor.guid)
    if (ownPlan(await selectPlan(ctx.db, ctx.actor, guid)) !== null) return
    await requireManaged(ctx, guid, { isLocked: true, isDeleted: true })
    if ((await countPlans(ctx.db, ctx.actor.guid)) >= MEAL_PLANS_MAX) throw new ApiError('LIMIT_REACHED')
    await updateDeleted(ctx.db, guid, false)
  })
  return readSummary(ctx, guid)
}

import type { NewMealPlanDay } from '@zivina/contract/planning/meal-plan-days'
import type { DayMode } from '@zivina/contract/planning/meal-plan-fields'
import type { Eater, MealPlanChange, MealPlanDetail, MealPlanItem } from '@zivina/contract/planning/meal-plan-read'
import { calendarDay } from '@zivina/domain/calendar-day'
import type { BoughtItem } from '@zivina/domain/planning/plan-to-buy'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import type { OwnThing } from '../shares/service.ts'
import { selectDays } from './days/day-queries.ts'
import { type PutDays, putWholeDays } from './days/days.ts'
import { presentDays, presentItem } from './days/present-days.ts'
import type { Purpose } from './eaters/disclosed.ts'
import { replaceExcludedOf } from './eaters/eater-queries.ts'
import { findEatersOf } from './eaters/read-eaters.ts'
import { selectEatenParts, type WhichParts } from './items/part-queries.ts'
import { requireManaged, requireReadable } from './plans/access.ts'
import { type PlanRow, selectPlan, updateFolderOf } from './plans/plan-queries.ts'
import { type Range, readPlanDetail } from './plans/plans.ts'
import { presentEater } from './plans/present-plan.ts'

/** What other nouns do with meal plans. */

/** A plan that the person may read, with the days of a range. @throws ApiError MEALPLAN_NOT_FOUND, NO_PREMIUM, INCORRECT_QUERY_PARAMS */
export function readPlan(ctx: UserCtx<'db' | 'urls'>, guid: string, range: Range = {}): Promise<MealPlanDetail> {
  return readPlanDetail(ctx, { guid, ...range })
}

/**
 * Name and days of a plan for the owner of a secret address, who is not logged in: as that account may read it now.
 * @throws ApiError MEALPLAN_NOT_FOUND, also where the premium of its owner ended
 */
export async function readDaysFor(
  ctx: Ctx<'db' | 'urls'>,
  person: { guid: string; is_admin: boolean },
  { guid, ...range }: { guid: string; from: string; to: string },
): Promise<Pick<MealPlanDetail, 'name' | 'role' | 'meal_days'>> {
  const plan: PlanRow | null = await selectPlan(ctx.db, person, guid)
  if (plan === null || (plan.role === 'owner' && !plan.is_active)) throw new ApiError('MEALPLAN_NOT_FOUND')
  const { days } = presentDays(await selectDays(ctx.db, guid, person.guid, range), plan.eaters, ctx.urls)
  return { name: plan.name, role: plan.role, meal_days: days }
}

/** Whether a person may read a plan. @throws ApiError MEALPLAN_NOT_FOUND, NO_PREMIUM */
export async function requirePlan(ctx: UserCtx<'db'>, guid: string): Promise<void> {
  await requireReadable(ctx, guid)
}

/**
 * Who eats by a plan that the person may read, with their targets today; null where they may not read it.
 * @param purpose figures that are read to compute dishes and portions are not to be shown: those of others are not the person's to know
 */
export async function findEaters(ctx: UserCtx<'db'>, guid: string, purpose: Purpose): Promise<Eater[] | null> {
  const eaters = await findEatersOf(ctx.db, guid, ctx.actor, purpose)
  const today = calendarDay(new Date())
  return eaters?.map((eater) => presentEater(eater, today)) ?? null
}

/** As `findEaters`, to compute dishes and portions. @throws ApiError MEALPLAN_NOT_FOUND */
export async function readEatersToCompute(ctx: UserCtx<'db'>, guid: string): Promise<Eater[]> {
  const eaters = await findEaters(ctx, guid, 'compute')
  if (eaters === null) throw new ApiError('MEALPLAN_NOT_FOUND')
  return eaters
}

/** All items of some days of a plan, as they are fixed now. @throws ApiError MEALPLAN_NOT_FOUND, NO_PREMIUM */
export async function readItems(
  ctx: UserCtx<'db' | 'urls'>,
  guid: string,
  range: { from: string; to: string },
): Promise<MealPlanItem[]> {
  const rows = await selectDays(ctx.db, guid, ctx.actor.guid, range, { reader: ctx.actor })
  // Days that are not there and a plan that may not be read look the same.
  if (rows.length === 0) await requireReadable(ctx, guid)
  const { days } = presentDays(rows, [], ctx.urls)
  return days.flatMap(({ recipes, ingredients }) => [...recipes, ...ingredients])
}

/** What one eater has of an item of a plan. */
export type EatenPart = {
  plan: string
  plan_name: string
  eater: string
  eater_name: string
  /** Whether the eater stands for the account that asks. */
  is_me: boolean
  portions: number
  item: MealPlanItem
}

/**
 * What each eater has of some items, or of a day or a meal of it in all plans that the person has or shares. What may not be read is
 * missing. Takes one statement.
 */
export async function readEatenParts(ctx: UserCtx<'db' | 'urls'>, which: WhichParts): Promise<EatenPart[]> {
  const rows = await selectEatenParts(ctx.db, ctx.actor, which)
  return rows.map(({ item, ...part }) => ({ ...part, item: presentItem(item, ctx.urls) }))
}

/** An item as `planToBuy` takes it. */
export function toBoughtItem({ amount, ...item }: MealPlanItem): BoughtItem {
  return { ...item, amount: amount === null ? null : Number(amount) }
}

/**
 * Puts whole days into a plan in one transaction, with the guids given by the caller; see `putWholeDays`.
 * @param mode what happens with days that have something planned
 * @param staysPinned which of the pinned dishes stay, their meals as they are, where days are replaced
 */
export function putDays(
  ctx: UserCtx<'db' | 'urls'>,
  plan: string,
  days: readonly NewMealPlanDay[],
  mode: DayMode = 'refuse',
  staysPinned?: PutDays['staysPinned'],
): Promise<MealPlanChange> {
  return putWholeDays(ctx, { guid: plan, days, mode, staysPinned })
}

/** Moves the plans of a person's folder to another one, or to the main one. */
export function movePlansOf(ctx: UserCtx<'db'>, where: { folder: string; to: string | null }): Promise<void> {
  return updateFolderOf(ctx.db, ctx.actor.guid, where)
}

/** A plan that the person shares as its owner. @throws ApiError MEALPLAN_NOT_FOUND */
export async function requireShareable(ctx: UserCtx<'db'>, guid: string): Promise<OwnThing> {
  const { name } = await requireManaged(ctx, guid)
  return { kind: 'meal_plan', object: guid, name }
}

/** Lets what eaters exclude follow a food into the one that it was merged into. */
export function replaceExcludedOfEaters(ctx: Ctx<'db'>, merged: { from: string; into: string }): Promise<void> {
  return replaceExcludedOf(ctx.db, merged)
}

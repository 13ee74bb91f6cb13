import type { DayTargets, NutrientTarget, Targets } from '@zivina/contract/account/targets'
import { calendarDay } from '@zivina/domain/calendar-day'
import { adjustTarget, type ExpenditureEstimate } from '@zivina/nutrition/adjust-target'
import { TARGET_FLOORS, TARGET_GOALS } from '@zivina/nutrition/targets'
import { requireOwn } from '#api/account/identity/users/policy.ts'
import { lockPerson } from '#api/account/identity/users/sql.ts'
import { ApiError, codedField, FieldErrors, fieldError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { energyPlanOf, oneOf } from './policy.ts'
import { presentDay, presentTargets } from './present.ts'
import {
  decideAdjustment,
  insertAdjustment,
  replaceNutrientTargets,
  returnAdjustments,
  selectTargets,
  type TargetsRow,
} from './queries.ts'

/**
 * The targets of a calendar day, for other nouns: the energy with its weekday, and own bounds by nutrient.
 * @param day `YYYY-MM-DD`
 */
export async function readTargets(ctx: UserCtx<'db'>, day: string): Promise<DayTargets> {
  return presentDay(await rowOf(ctx), day)
}

/** The same for several days, in one statement. */
export async function readTargetsOfDays(ctx: UserCtx<'db'>, days: readonly string[]): Promise<DayTargets[]> {
  const row = await rowOf(ctx)
  return days.map((day) => presentDay(row, day))
}

/** The targets of a day with the person whose proposed macronutrients follow from weight (kilograms, null is unknown) and goal. */
export async function readTargetsAndPerson(ctx: UserCtx<'db'>, day: string) {
  const row = await rowOf(ctx)
  return {
    target: presentDay(row, day),
    person: { weight: row.weight, target_goal: oneOf(TARGET_GOALS, row.target_goal) },
  }
}

/** The weight that the person wants to reach, kilograms; null without one. */
export async function readGoalWeight(ctx: UserCtx<'db'>): Promise<number | null> {
  return (await rowOf(ctx)).goal_weight
}

/** @throws ApiError NOT_FOUND where the account is another person's */
export async function getTargets(
  ctx: UserCtx<'db'>,
  { guid, day }: { guid: string; day?: string | undefined },
): Promise<Targets> {
  requireOwn(ctx.actor, guid)
  return presentTargets(await rowOf(ctx), day ?? calendarDay(new Date()))
}

/**
 * Replaces all own targets of nutrients.
 * @throws ApiError NOT_FOUND; UNIQUE where one is given twice; FieldErrors
 */
export async function setTargets(
  ctx: UserCtx<'db'>,
  { guid, nutrients }: { guid: string; nutrients: readonly NutrientTarget[] },
): Promise<Targets> {
  requireOwn(ctx.actor, guid)
  const keys = new Set(nutrients.map(({ nutrient, weekday }) => `${nutrient} ${weekday}`))
  if (keys.size < nutrients.length) throw new ApiError('UNIQUE')
  return transaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, ctx.actor.guid)
    const row = await rowOf(ctx)
    if (!row.has_consent && nutrients.length > 0) throw fieldError('health_data_consent', 'accept')
    refuseProblems(nutrients, row)
    await replaceNutrientTargets(ctx.db, ctx.actor.guid, nutrients)
    return presentTargets(await rowOf(ctx), calendarDay(new Date()))
  })
}

/** Bounds that contradict one another, that say nothing, or an energy below what is ever proposed. */
function refuseProblems(nutrients: readonly NutrientTarget[], row: TargetsRow): void {
  const floor = TARGET_FLOORS[energyPlanOf(row).sex ?? 'female']
  for (const [index, { nutrient, least, most }] of nutrients.entries()) {
    const field = `nutrients.${index}`
    if (least === null && most === null) throw fieldError(field, 'required')
    if (least !== null && most !== null && least > most) throw fieldError(field, 'least_above_most')
    if (nutrient === 'kilojoules' && Math.min(least ?? floor, most ?? floor) < floor) {
      throw new FieldErrors({ [field]: [codedField(field, 'below_floor', floor)] })
    }
  }
}

/**
 * Proposes a new energy target from the estimated expenditure where the person wishes that, once a week at most. What computes the expenditure calls
 * it whenever it has a new estimate; the rule is `adjustTarget`.
 */
export async function proposeAdjustment(ctx: UserCtx<'db'>, estimate: ExpenditureEstimate): Promise<void> {
  const row = await rowOf(ctx)
  if (!row.weekly_adjustment || !row.has_consent) return
  const day = calendarDay(new Date())
  const adjusted = adjustTarget({ facts: energyPlanOf(row), estimate, day, last_day: row.last_day })
  if (typeof adjusted === 'string') return
  const { low: expenditure_low, high: expenditure_high } = estimate
  await insertAdjustment(ctx.db, ctx.actor.guid, { day, expenditure_low, expenditure_high, ...adjusted })
}

/** Accepts or declines a proposal. @throws ApiError NOT_FOUND */
export async function decideTargets(
  ctx: UserCtx<'db'>,
  { guid, adjustment, decision }: { guid: string; adjustment: string; decision: 'accepted' | 'declined' },
): Promise<Targets> {
  requireOwn(ctx.actor, guid)
  const decided = { person: ctx.actor.guid, guid: adjustment }
  if (!(await decideAdjustment(ctx.db, decided, decision))) throw new ApiError('NOT_FOUND')
  return presentTargets(await rowOf(ctx), calendarDay(new Date()))
}

/** Goes back to the computed target. */
export async function returnToComputed(ctx: UserCtx<'db'>, guid: string): Promise<Targets> {
  requireOwn(ctx.actor, guid)
  await returnAdjustments(ctx.db, ctx.actor.guid)
  return presentTargets(await rowOf(ctx), calendarDay(new Date()))
}

async function rowOf(ctx: UserCtx<'db'>): Promise<TargetsRow> {
  const row = await selectTargets(ctx.db, ctx.actor.guid)
  if (row === null) throw new ApiError('NOT_FOUND')
  return row
}

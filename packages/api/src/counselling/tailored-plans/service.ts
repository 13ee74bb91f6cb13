import { randomUUID } from 'node:crypto'
import { TAILORED_PLANS_MAX } from '@zivina/contract/counselling/limits'
import type { PlanDifference, TailoredPlan } from '@zivina/contract/counselling/tailored-plans'
import type { NewMealPlanDay } from '@zivina/contract/planning/meal-plan-days'
import type { MealPlanDay } from '@zivina/contract/planning/meal-plan-read'
import type { Db } from '@zivina/db/database'
import { lockAccount } from '#api/account/identity/users/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type Listed, whole } from '#api/kernel/lists/page.ts'
import { putDays, readDaysFor, readEatersToCompute, readPlan } from '#api/planning/meal-plans/service.ts'
import { requireNutritionist } from '../nutritionists/service.ts'
import { differenceOf, itemsOf, presentTailored } from './present.ts'
import {
  insertTailored,
  lockTailored,
  selectGiven,
  selectIncludes,
  selectMade,
  selectMadeFor,
  selectOwn,
  selectOwned,
  type TailoredRow,
  updateTailored,
} from './queries.ts'

type PlanCtx = UserCtx<'db' | 'urls'>

/** Plans that were made for the person, the latest first. */
export async function listTailored({ db, actor }: UserCtx<'db'>): Promise<Listed<TailoredPlan>> {
  return whole(await selectOwned(db, actor.guid, TAILORED_PLANS_MAX), presentTailored)
}

/** Plans that a nutritionist made for a client, the latest first. */
export async function listMadeFor(db: Db, client: string, nutritionist: string): Promise<TailoredPlan[]> {
  return (await selectMadeFor(db, client, nutritionist, TAILORED_PLANS_MAX)).map(presentTailored)
}

/** Plans that were given for a consultation and not declined, each with its days. */
export async function readGiven(
  ctx: Ctx<'db' | 'urls'>,
  consultation: string,
): Promise<{ name: string; note: string; days: MealPlanDay[] }[]> {
  const rows = await selectGiven(ctx.db, consultation)
  return Promise.all(rows.map(async (row) => ({ name: row.name, note: row.note, days: await readProposed(ctx, row) })))
}

/**
 * Gives a plan that the nutritionist made to the client of their consultation, and tells the client.
 * @throws ApiError see the contract
 */
export async function proposePlan(
  ctx: UserCtx<'db' | 'mail'>,
  given: { guid: string; meal_plan: string; note: string },
): Promise<TailoredPlan> {
  const { guid: nutritionist, name: by } = await requireNutritionist(ctx)
  const consultation = given.guid.toLowerCase()
  return transaction(ctx, async (ctx) => {
    const { db } = ctx
    const found = await selectIncludes(db, nutritionist, consultation)
    if (found === null) throw new ApiError('NOT_FOUND')
    await lockAccount(db, found.client)
    const includes = await selectIncludes(db, nutritionist, consultation)
    if (includes === null) throw new ApiError('NOT_FOUND')
    if (includes.left <= 0) throw new ApiError('LIMIT_REACHED')
    const made = await selectMade(db, nutritionist, given.meal_plan)
    if (made === null) throw new ApiError('MEALPLAN_NOT_FOUND')
    if (made.is_empty) throw new ApiError('EMPTY_MEAL_PLAN')
    const { client: user, email, full_name } = includes
    const row = { user, consultation, meal_plan: given.meal_plan, name: made.name, note: given.note }
    const guid = await insertTailored(db, row)
    if (guid === null) throw new ApiError('UNIQUE')
    await ctx.mail.enqueue(db, 'tailored_plan', email, {
      full_name,
      name: made.name,
      nutritionist: by,
      note: given.note,
    })
    return presentTailored(await requireOwn(ctx, user, guid))
  })
}

async function requireOwn({ db }: Pick<PlanCtx, 'db'>, user: string, guid: string): Promise<TailoredRow> {
  const row = await selectOwn(db, user, guid)
  if (row === null) throw new ApiError('NOT_FOUND')
  return row
}

/** The days of a plan made to measure, as who made it has them. One that was given to somebody meanwhile is theirs, and shows nothing. */
export async function readProposed(
  ctx: Ctx<'db' | 'urls'>,
  { maker, meal_plan, days }: Pick<TailoredRow, 'maker' | 'meal_plan' | 'days'>,
): Promise<MealPlanDay[]> {
  const [from, to] = [days[0], days.at(-1)]
  if (maker === null || from === undefined || to === undefined) return []
  const { meal_days } = await readDaysFor(ctx, { guid: maker, is_admin: true }, { guid: meal_plan, from, to })
  return meal_days.filter((day) => itemsOf(day).length > 0)
}

/** What taking a plan over would change in one's own. @throws ApiError NOT_FOUND, MEALPLAN_NOT_FOUND, NO_PREMIUM */
export async function readDifference(
  ctx: PlanCtx,
  { guid, into }: { guid: string; into: string },
): Promise<{ days: PlanDifference[] }> {
  const row = await requireOwn(ctx, ctx.actor.guid, guid)
  const proposed = await readProposed(ctx, row)
  const [from, to] = [proposed[0]?.day, proposed.at(-1)?.day]
  if (from === undefined || to === undefined) return { days: [] }
  const { meal_days, eaters } = await readPlan(ctx, into, { from, to })
  const eater = eaters.find(({ user }) => user === ctx.actor.guid)?.guid ?? null
  return { days: differenceOf(row, proposed, { days: meal_days, eater }) }
}

/** Takes days over into a plan of one's own. @throws ApiError see the contract */
export async function acceptDays(
  ctx: PlanCtx,
  { guid, into, days }: { guid: string; into: string; days: readonly string[] },
): Promise<TailoredPlan> {
  const user = ctx.actor.guid
  return transaction(ctx, async (ctx) => {
    await lockAccount(ctx.db, user)
    await lockTailored(ctx.db, guid)
    const row = await requireOwn(ctx, user, guid)
    if (row.declined_at !== null) throw new ApiError('CHANGED_ELSEWHERE')
    const proposed = await readProposed(ctx, row)
    const chosen = proposed.filter(({ day }) => days.includes(day))
    if (chosen.length < new Set(days).size) throw new ApiError('EMPTY_DAY')
    const eater = (await readEatersToCompute(ctx, into)).find((one) => one.user === user)?.guid ?? null
    await putDays(ctx, into, copiesOf(chosen, eater), 'replace')
    const accepted_days = [...new Set([...row.accepted_days, ...days])].toSorted()
    await updateTailored(ctx.db, row.guid, { accepted_days, accepted_into: into })
    return presentTailored(await requireOwn(ctx, user, guid))
  })
}

/** The same dishes with guids of their own, in the portions that the nutritionist gave, for the client alone. */
function copiesOf(days: readonly MealPlanDay[], eater: string | null): NewMealPlanDay[] {
  const items = days.flatMap(itemsOf)
  const copies = new Map(items.map(({ guid }) => [guid, randomUUID() as string]))
  return days.map(({ day, note, ...rest }) => ({
    day,
    note,
    items: itemsOf(rest).map((item) => ({
      guid: copies.get(item.guid) ?? randomUUID(),
      meal_type: item.meal_type,
      ...(item.recipe === null ? {} : { recipe: item.recipe }),
      ...(item.recipe_modified === null ? {} : { recipe_modified: item.recipe_modified }),
      ...(item.ingredient === null ? {} : { ingredient: item.ingredient }),
      ...(item.amount === null ? {} : { amount: Number(item.amount) }),
      ...(eater === null ? {} : { portions: [{ eater, portions: item.portions[0]?.portions ?? 1 }] }),
      // A leftover of a day that is not taken over is cooked anew.
      leftover_of: (item.leftover_of && copies.get(item.leftover_of)) ?? null,
      note: item.note,
    })),
  }))
}

/** Asks for another plan. @throws ApiError NOT_FOUND; CHANGED_ELSEWHERE where a day was taken over */
export async function declinePlan(ctx: UserCtx<'db'>, guid: string): Promise<TailoredPlan> {
  const user = ctx.actor.guid
  return transaction(ctx, async (ctx) => {
    await lockAccount(ctx.db, user)
    await lockTailored(ctx.db, guid)
    const row = await requireOwn(ctx, user, guid)
    if (row.accepted_days.length > 0) throw new ApiError('CHANGED_ELSEWHERE')
    if (row.declined_at === null) await updateTailored(ctx.db, row.guid, { declined_at: new Date() })
    return presentTailored(await requireOwn(ctx, user, guid))
  })
}

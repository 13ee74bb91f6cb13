import { createHash, randomBytes } from 'node:crypto'
import type { Download } from '@zivina/contract/kernel/endpoint'
import type { CalendarFeed } from '@zivina/contract/planning/meal-plan-documents'
import type { MealPlanDetail } from '@zivina/contract/planning/meal-plan-read'
import { planPath } from '@zivina/contract/planning/plan-path'
import { calendarDay } from '@zivina/domain/calendar-day'
import { MEAL_TYPE_LABELS } from '@zivina/domain/catalogue/meal-types'
import { addDays } from '@zivina/domain/planning/plan-days'
import { type DayCalendar, writeCalendar } from '@zivina/integrations/calendar/write-calendar'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { doWork } from '#api/kernel/http/do-work.ts'
import { downloadOf } from '#api/kernel/http/download-of.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import { readDaysFor, readPlan, requirePlan } from '../meal-plans/service.ts'
import { isEmpty, toMail, toPrinted } from './printed.ts'
import { deleteCalendar, selectByToken, selectCalendar, selectFullName, upsertCalendar } from './queries.ts'
import { DRAW_MEAL_PLAN } from './tasks.ts'
import { itemText, mealsOf } from './words.ts'

type Wanted = { guid: string; from?: string | undefined; to?: string | undefined }

const TOKEN_BYTES = 32
/** Days before today and after it that a calendar has. */
const FEED_DAYS = { before: 31, after: 366 } as const

/** Days of a plan as a PDF. @throws ApiError MEALPLAN_NOT_FOUND, NO_PREMIUM, EMPTY_MEAL_PLAN, SERVICE_UNAVAILABLE */
export async function printPlan(ctx: UserCtx<'db' | 'urls' | 'work' | 'signal'>, wanted: Wanted): Promise<Download> {
  const plan = await requireDays(ctx, wanted)
  const { actor, work, signal } = ctx
  const printed = toPrinted(plan, { owner: plan.owner_name, day_made: calendarDay(new Date()) })
  const bytes = await doWork(work, DRAW_MEAL_PLAN, printed, {
    who: actor.guid,
    signal,
    too_much: 'SERVICE_UNAVAILABLE',
  })
  return downloadOf(`Jídelníček ${plan.from}.pdf`, bytes)
}

/** Sends days of a plan to the e-mail of the account. @throws ApiError MEALPLAN_NOT_FOUND, NO_PREMIUM, EMPTY_MEAL_PLAN */
export async function mailPlan(ctx: UserCtx<'db' | 'urls' | 'mail'>, wanted: Wanted): Promise<void> {
  const plan = await requireDays(ctx, wanted)
  const full_name = await selectFullName(ctx.db, ctx.actor.guid)
  await ctx.mail.enqueue(ctx.db, 'meal_plan', ctx.actor.email, toMail(plan, { full_name, guid: plan.guid }))
}

async function requireDays(ctx: UserCtx<'db' | 'urls'>, { guid, ...range }: Wanted): Promise<MealPlanDetail> {
  const plan = await readPlan(ctx, guid, range)
  if (isEmpty(plan)) throw new ApiError('EMPTY_MEAL_PLAN')
  return plan
}

/** Whether the person has a calendar address of the plan. @throws ApiError MEALPLAN_NOT_FOUND, NO_PREMIUM */
export async function readCalendar(ctx: UserCtx<'db'>, guid: string): Promise<CalendarFeed> {
  await requirePlan(ctx, guid)
  const created_at = await selectCalendar(ctx.db, guid, ctx.actor.guid)
  return { created_at: created_at === null ? null : new Date(created_at).toISOString(), url: null }
}

/** Makes a secret calendar address; a former one ends. @throws ApiError MEALPLAN_NOT_FOUND, NO_PREMIUM */
export async function createCalendar(ctx: UserCtx<'db' | 'public_url'>, guid: string): Promise<CalendarFeed> {
  await requirePlan(ctx, guid)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const created_at = await upsertCalendar(ctx.db, guid, ctx.actor.guid, hashOf(token))
  return {
    created_at: new Date(created_at).toISOString(),
    url: `${ctx.public_url}/api/meal_plan_calendar/${token}`,
  }
}

/** Ends the calendar address of the person; there may be none. */
export async function endCalendar(ctx: UserCtx<'db'>, guid: string): Promise<void> {
  await deleteCalendar(ctx.db, guid, ctx.actor.guid)
}

/** The calendar that a secret address opens, as long as its person may read the plan. @throws ApiError MEALPLAN_NOT_FOUND */
export async function readFeed(ctx: Ctx<'db' | 'urls' | 'public_url'>, token: string): Promise<Download> {
  const found = await selectByToken(ctx.db, hashOf(token))
  if (found === null) throw new ApiError('MEALPLAN_NOT_FOUND')
  const { plan: guid, person, is_admin } = found
  const today = calendarDay(new Date())
  const range = { from: addDays(today, -FEED_DAYS.before), to: addDays(today, FEED_DAYS.after) }
  const plan = await readDaysFor(ctx, { guid: person, is_admin }, { guid, ...range })
  const text = writeCalendar({ name: plan.name, events: eventsOf(plan.meal_days, guid, ctx.public_url) })
  return downloadOf('jidelnicek.ics', new TextEncoder().encode(text))
}

/** An event for each meal: „Oběd: Guláš“. */
function eventsOf(days: MealPlanDetail['meal_days'], guid: string, public_url: string): DayCalendar['events'] {
  return days.flatMap((day) =>
    mealsOf(day).map(([meal, items]) => ({
      uid: `${guid}-${day.day}-${meal}@zivina`,
      day: day.day,
      summary: `${MEAL_TYPE_LABELS[meal]}: ${items.map(({ name }) => name).join(', ')}`,
      description: [...items.map(itemText), day.note].filter((text) => text !== '').join('\n'),
      url: `${public_url}${planPath(guid, day.day)}`,
      changed_at: new Date(Math.max(...items.map(({ updated_at }) => Date.parse(updated_at)))),
    })),
  )
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

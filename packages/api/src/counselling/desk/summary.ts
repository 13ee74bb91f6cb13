import type { Download } from '@zivina/contract/kernel/endpoint'
import { calendarDay } from '@zivina/domain/calendar-day'
import { MEAL_TYPE_LABELS } from '@zivina/domain/catalogue/meal-types'
import { PLACE_LABELS } from '@zivina/domain/counselling/places'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { doWork } from '#api/kernel/http/do-work.ts'
import { downloadOf } from '#api/kernel/http/download-of.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { itemsOf } from '../tailored-plans/present.ts'
import { readGiven } from '../tailored-plans/service.ts'
import { selectSummary } from './queries.ts'
import { DRAW_SUMMARY } from './tasks.ts'

/**
 * What a client takes home from a consultation that took place, for its client and its nutritionist. It has what the nutritionist wrote
 * and proposed, and nothing of what the client permits to see.
 * @throws ApiError NOT_FOUND, SERVICE_UNAVAILABLE
 */
export async function printSummary(ctx: UserCtx<'db' | 'urls' | 'work' | 'signal'>, guid: string): Promise<Download> {
  const { db, actor, work, signal } = ctx
  const row = await selectSummary(db, actor.guid, guid)
  if (row === null) throw new ApiError('NOT_FOUND')
  const { begins, place, follow_up_on, summary } = row
  const printed = {
    service: row.service_name,
    client: row.client_name,
    nutritionist: row.nutritionist_name ?? '',
    term:
      begins === null || place === null ? null : { begins: new Date(begins).toISOString(), place: PLACE_LABELS[place] },
    summary,
    follow_up_on,
    plans: (await readGiven(ctx, row.guid)).map(({ days, ...plan }) => ({
      ...plan,
      days: days.map((day) => ({
        day: day.day,
        dishes: itemsOf(day).map(({ meal_type, name }) => `${MEAL_TYPE_LABELS[meal_type]}: ${name}`),
      })),
    })),
  }
  const limits = { who: actor.guid, signal, too_much: 'SERVICE_UNAVAILABLE' } as const
  const bytes = await doWork(work, DRAW_SUMMARY, { printed, day_made: calendarDay(new Date()) }, limits)
  return downloadOf('shrnuti-konzultace.pdf', bytes)
}

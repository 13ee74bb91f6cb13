import { DIARY_CONSTITUENT_DAYS_MAX } from '@zivina/contract/body/limits'
import type { Download } from '@zivina/contract/kernel/endpoint'
import { calendarDay } from '@zivina/domain/calendar-day'
import { daysBetween } from '@zivina/domain/planning/plan-days'
import { getUser } from '#api/account/identity/users/service.ts'
import { readTargetsOfDays } from '#api/account/targets/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { doWork } from '#api/kernel/http/do-work.ts'
import { downloadOf } from '#api/kernel/http/download-of.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { readWeights } from '../body-measurements/service.ts'
import { selectEatenDays } from './queries.ts'
import { DRAW_DIARY_REPORT } from './tasks.ts'

/** An overview of some days as a PDF. @throws ApiError INCORRECT_QUERY_PARAMS where it is too long, SERVICE_UNAVAILABLE */
export async function printReport(
  ctx: UserCtx<'db' | 'urls' | 'work' | 'signal'>,
  range: { from: string; to: string },
): Promise<Download> {
  const { db, actor, work, signal } = ctx
  if (range.from > range.to || daysBetween(range.from, range.to) >= DIARY_CONSTITUENT_DAYS_MAX)
    throw new ApiError('INCORRECT_QUERY_PARAMS')
  const { full_name, username } = await getUser(ctx, actor.guid)
  const days = await selectEatenDays(db, actor.guid, range)
  const targets = await readTargetsOfDays(
    ctx,
    days.map(({ day }) => day),
  )
  // Weighings before the range give the trend its initial state; those after the range must not influence it.
  const weighings = await readWeights(ctx, range.to)
  const today = calendarDay(new Date())
  const owner = full_name === '' ? username : full_name
  const facts = { range, days, targets, weighings, owner, today }
  const limits = { who: actor.guid, signal, too_much: 'SERVICE_UNAVAILABLE' } as const
  const bytes = await doWork(work, DRAW_DIARY_REPORT, facts, limits)
  return downloadOf(`Přehled stravy ${range.from} – ${range.to}.pdf`, bytes)
}

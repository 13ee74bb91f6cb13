import type { WeightTrend } from '@zivina/contract/body/weight-trend'
import { EXPENDITURE_DAYS } from '@zivina/domain/body/weight-trend/real-expenditure'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { proposeAdjustment } from '#api/account/targets/service.ts'
import { readWeights } from '#api/body/body-measurements/service.ts'
import { doWork } from '#api/kernel/http/do-work.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { presentTrend } from './present.ts'
import type { TrendFacts } from './read-trend.task.ts'
import { TREND_SOURCES, type TrendSources } from './sources.ts'
import { READ_TREND } from './tasks.ts'

/**
 * The trend of one's own weight over a range of days. A new estimate of the expenditure may propose an adjusted target, where the person wishes
 * that.
 * @throws ApiError SERVICE_UNAVAILABLE
 */
export async function readTrend(
  ctx: UserCtx<'db' | 'work' | 'signal'>,
  range: TrendFacts['range'],
  { readGoal, readDiary }: TrendSources = TREND_SOURCES,
): Promise<WeightTrend> {
  const { work, actor, signal } = ctx
  const today = calendarDay(new Date())
  const weighings = await readWeights(ctx, addDays(today, 1))
  const last = weighings.at(-1)?.day
  const diary = last === undefined ? [] : await readDiary(ctx, { from: addDays(last, -EXPENDITURE_DAYS.max), to: last })
  const facts: TrendFacts = { weighings, diary, goal: await readGoal(ctx), today, range }
  const read = await doWork(work, READ_TREND, facts, { who: actor.guid, signal, too_much: 'SERVICE_UNAVAILABLE' })
  if ('kilojoules' in read.expenditure) {
    const { low, kilojoules: middle, high } = read.expenditure
    await proposeAdjustment(ctx, { low, middle, high })
  }
  return presentTrend(read, facts)
}

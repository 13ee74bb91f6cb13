import type { WeightTrend } from '@zivina/contract/body/weight-trend'
import { EXPENDITURE_DAYS } from '@zivina/domain/body/weight-trend/real-expenditure'
import { weightTrend } from '@zivina/domain/body/weight-trend/weight-trend'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { readWeights } from '#api/body/body-measurements/service.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { presentTrend } from './present.ts'
import { TREND_SOURCES, type TrendSources } from './sources.ts'

/** The trend of one's own weight over a range of days. */
export async function readTrend(
  ctx: UserCtx<'db'>,
  range: { from?: string | undefined; to?: string | undefined },
  { readGoal, readDiary }: TrendSources = TREND_SOURCES,
): Promise<WeightTrend> {
  const today = calendarDay(new Date())
  const weighings = await readWeights(ctx, addDays(today, 1))
  const last = weighings.at(-1)?.day
  const diary = last === undefined ? [] : await readDiary(ctx, { from: addDays(last, -EXPENDITURE_DAYS.max), to: last })
  const facts = { weighings, parts: weightTrend(weighings), goal: await readGoal(ctx), diary, today }
  return presentTrend(facts, range)
}

import type { WeightTrend } from '@zivina/contract/body/weight-trend'
import { EXPENDITURE_DAYS, realExpenditure } from '@zivina/domain/body/weight-trend/real-expenditure'
import { weightTrend } from '@zivina/domain/body/weight-trend/weight-trend'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { proposeAdjustment } from '#api/account/targets/service.ts'
import { readWeights } from '#api/body/body-measurements/service.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { presentTrend } from './present.ts'
import { TREND_SOURCES, type TrendSources } from './sources.ts'

/**
 * The trend of one's own weight over a range of days. A new estimate of the expenditure may propose an adjusted target, where the person wishes
 * that.
 */
export async function readTrend(
  ctx: UserCtx<'db'>,
  range: { from?: string | undefined; to?: string | undefined },
  { readGoal, readDiary }: TrendSources = TREND_SOURCES,
): Promise<WeightTrend> {
  const today = calendarDay(new Date())
  const weighings = await readWeights(ctx, addDays(today, 1))
  const last = weighings.at(-1)?.day
  const diary = last === undefined ? [] : await readDiary(ctx, { from: addDays(last, -EXPENDITURE_DAYS.max), to: last })
  const parts = weightTrend(weighings)
  const expenditure = realExpenditure(parts.at(-1) ?? null, diary)
  if ('kilojoules' in expenditure) {
    const { low, kilojoules: middle, high } = expenditure
    await proposeAdjustment(ctx, { low, middle, high })
  }
  return presentTrend({ weighings, parts, goal: await readGoal(ctx), expenditure, today }, range)
}

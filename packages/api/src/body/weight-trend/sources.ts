import type { DayEnergy } from '@zivina/domain/body/weight-trend/real-expenditure'
import { readGoalWeight } from '#api/account/targets/service.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { readDayEnergies } from '../diary/service.ts'

/** What the trend takes from other nouns. */
export type TrendSources = {
  /** The weight that the person wants to reach, kilograms; null without one. */
  readGoal: (ctx: UserCtx<'db'>) => Promise<number | null>
  /** What the person ate on the days of a range, both included; days without a record may be missing. */
  readDiary: (ctx: UserCtx<'db'>, range: { from: string; to: string }) => Promise<DayEnergy[]>
}

export const TREND_SOURCES: TrendSources = { readGoal: readGoalWeight, readDiary }

/** A day of which some energy is unknown is not recorded whole, whatever the person says: its sum is a lower bound. */
async function readDiary(ctx: UserCtx<'db'>, range: { from: string; to: string }): Promise<DayEnergy[]> {
  const days = await readDayEnergies(ctx, range)
  return days.map(({ day, kilojoules, coverage, is_complete }) => ({
    day,
    kilojoules,
    is_complete: is_complete && coverage === 1,
  }))
}

import type { DayEnergy } from '@zivina/domain/body/weight-trend/real-expenditure'
import type { UserCtx } from '#api/kernel/http/scope.ts'

/** What the trend takes from other nouns. */
export type TrendSources = {
  /** The weight that the person wants to reach, kilograms; null without one. */
  readGoal: (ctx: UserCtx<'db'>) => Promise<number | null>
  /** What the person ate on the days of a range, both included; days without a record may be missing. */
  readDiary: (ctx: UserCtx<'db'>, range: { from: string; to: string }) => Promise<DayEnergy[]>
}

/** Neither goals nor a diary are recorded yet. */
export const TREND_SOURCES: TrendSources = { readGoal: async () => null, readDiary: async () => [] }

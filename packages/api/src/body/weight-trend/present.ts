import type { GoalForecast, WeightTrend } from '@zivina/contract/body/weight-trend'
import { type GoalForecast as Forecast, goalForecast } from '@zivina/domain/body/weight-trend/goal-forecast'
import { type DayEnergy, realExpenditure } from '@zivina/domain/body/weight-trend/real-expenditure'
import { thinPoints } from '@zivina/domain/body/weight-trend/thin-points'
import { weightRate } from '@zivina/domain/body/weight-trend/weight-rate'
import type { TrendPart, Weighing } from '@zivina/domain/body/weight-trend/weight-trend'

/** What is known of a person's weight. */
export type TrendFacts = {
  /** All weighings, the oldest first. */
  weighings: readonly Weighing[]
  parts: readonly TrendPart[]
  goal: number | null
  diary: readonly DayEnergy[]
  today: string
}

type Range = { from?: string | undefined; to?: string | undefined }

/** The answer for a range of days; what is said of the present does not depend on the range. */
export function presentTrend({ weighings, parts, goal, diary, today }: TrendFacts, range: Range): WeightTrend {
  const last = parts.at(-1) ?? null
  const refused = new Set(parts.flatMap((part) => part.refused))
  const expenditure = realExpenditure(last, diary)
  const isClaimed = 'kilojoules' in expenditure
  return {
    weighings: weighings
      .filter(
        ({ day }) => (range.from === undefined || day >= range.from) && (range.to === undefined || day <= range.to),
      )
      .map(({ day, weight }) => ({ day, weight, is_refused: refused.has(day) })),
    parts: thinPoints(
      parts.map(({ points }) => points),
      range,
    ),
    present: last?.points.at(-1) ?? null,
    rate: last && weightRate(last),
    goal_weight: goal,
    forecast: goal === null ? null : presentForecast(goalForecast(last, goal, today)),
    expenditure: isClaimed ? expenditure : null,
    no_expenditure: isClaimed ? null : expenditure,
  }
}

function presentForecast(forecast: Forecast): GoalForecast {
  if (forecast.state !== 'range') return { state: forecast.state, earliest: null, expected: null, latest: null }
  const { state, earliest, expected, latest } = forecast
  return { state, earliest, expected, latest }
}

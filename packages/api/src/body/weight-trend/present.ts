import type { GoalForecast, WeightTrend } from '@zivina/contract/body/weight-trend'
import type { GoalForecast as Forecast } from '@zivina/domain/body/weight-trend/goal-forecast'
import type { ReadTrend, TrendFacts } from './read-trend.task.ts'

/** The answer for a range of days; what is said of the present does not depend on the range. */
export function presentTrend(
  { refused, parts, present, rate, forecast, fan, expenditure }: ReadTrend,
  { weighings, goal, range }: TrendFacts,
): WeightTrend {
  const isRefused = new Set(refused)
  const isClaimed = 'kilojoules' in expenditure
  return {
    weighings: weighings
      .filter(
        ({ day }) => (range.from === undefined || day >= range.from) && (range.to === undefined || day <= range.to),
      )
      .map(({ day, weight }) => ({ day, weight, is_refused: isRefused.has(day) })),
    parts,
    present,
    rate,
    goal_weight: goal,
    forecast: forecast && presentForecast(forecast),
    fan,
    expenditure: isClaimed ? expenditure : null,
    no_expenditure: isClaimed ? null : expenditure,
  }
}

function presentForecast(forecast: Forecast): GoalForecast {
  if (forecast.state !== 'range') return { state: forecast.state, earliest: null, expected: null, latest: null }
  const { state, earliest, expected, latest } = forecast
  return { state, earliest, expected, latest }
}

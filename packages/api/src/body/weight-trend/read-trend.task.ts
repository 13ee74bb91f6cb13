import { forecastFan } from '@zivina/domain/body/weight-trend/forecast-fan'
import { type GoalForecast, goalForecast } from '@zivina/domain/body/weight-trend/goal-forecast'
import {
  type DayEnergy,
  type Expenditure,
  type NoExpenditure,
  realExpenditure,
} from '@zivina/domain/body/weight-trend/real-expenditure'
import { thinPoints } from '@zivina/domain/body/weight-trend/thin-points'
import { type WeightRate, weightRate } from '@zivina/domain/body/weight-trend/weight-rate'
import { type TrendPoint, type Weighing, weightTrend } from '@zivina/domain/body/weight-trend/weight-trend'

/** What is known of a person's weight. */
export type TrendFacts = {
  /** All weighings, the oldest first. */
  weighings: readonly Weighing[]
  diary: readonly DayEnergy[]
  goal: number | null
  today: string
  /** The days whose points are wanted. */
  range: { from?: string | undefined; to?: string | undefined }
}

/** What the weighings tell. All but the points is of the present and does not depend on the range. */
export type ReadTrend = {
  /** Days of weighings that the trend does not believe. */
  refused: string[]
  parts: TrendPoint[][]
  present: TrendPoint | null
  rate: WeightRate | null
  forecast: GoalForecast | null
  fan: TrendPoint[]
  expenditure: Expenditure | NoExpenditure
}

/** Computes the trend of a record. Runs in the work pool: a record of thirty years takes half a second. */
export default function readTrend({ weighings, diary, goal, today, range }: TrendFacts): ReadTrend {
  const parts = weightTrend(weighings)
  const last = parts.at(-1) ?? null
  const forecast = goal === null ? null : goalForecast(last, goal, today)
  return {
    refused: parts.flatMap((part) => part.refused),
    parts: thinPoints(
      parts.map(({ points }) => points),
      range,
    ),
    present: last?.points.at(-1) ?? null,
    rate: last && weightRate(last),
    forecast,
    fan: forecastFan(last, forecast, today),
    expenditure: realExpenditure(last, diary),
  }
}

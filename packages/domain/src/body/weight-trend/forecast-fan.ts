import { addDays } from '#domain/calendar-day.ts'
import { daysBetween } from '#domain/planning/plan-days.ts'
import { FORECAST_FRESH_DAYS, type GoalForecast, weightAhead } from './goal-forecast.ts'
import { RATE_DAYS_MIN, RATE_WEIGHINGS_MIN } from './weight-rate.ts'
import type { TrendPart, TrendPoint } from './weight-trend.ts'

/** How far ahead it goes where no day of a goal is said. */
const DAYS_AHEAD = 28
/** A line needs no more points than this. */
const POINTS_MAX = 60

/**
 * Where the weight goes if the person goes on as now: kilograms with the ends of the 80 % band, which widens. It begins at the last day of
 * the record and ends with the last day on which the goal may be reached. Empty where the record says no rate or is not fresh.
 * @param part the last part of the record; null without one
 * @param today calendar day
 */
export function forecastFan(part: TrendPart | null, forecast: GoalForecast | null, today: string): TrendPoint[] {
  const last = part?.points.at(-1)
  if (!part || !last || last.day < addDays(today, -FORECAST_FRESH_DAYS)) return []
  if (part.weighings < RATE_WEIGHINGS_MIN || part.points.length <= RATE_DAYS_MIN) return []
  const days = forecast?.state === 'range' ? daysBetween(last.day, forecast.latest) : DAYS_AHEAD
  const step = Math.ceil(days / POINTS_MAX)
  const ahead = Array.from({ length: Math.floor((days - 1) / step) + 1 }, (_, index) => index * step)
  return [...ahead, days].map((at) => {
    const { weight, half } = weightAhead(part, at)
    return { day: addDays(last.day, at), weight, low: weight - half, high: weight + half }
  })
}

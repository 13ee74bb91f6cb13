import { addDays } from '#domain/calendar-day.ts'
import { RATE_DAYS_MIN, RATE_WEIGHINGS_MIN } from './weight-rate.ts'
import { type TrendPart, Z_80 } from './weight-trend.ts'

/**
 * When a weight will be reached:
 * - `reached`: the trend is there, or beyond
 * - `range`: within these days in four cases of five, if the person goes on as now
 * - `away`: the weight stays or moves away from the goal
 * - `unclear`: the range would be too wide to say, or the goal is too far
 * - `too_few`: too few weighings, or none lately
 */
export type GoalForecast =
  | { state: 'range'; earliest: string; expected: string; latest: string }
  | { state: 'reached' | 'away' | 'unclear' | 'too_few' }

/** Farther than this no day is named, and no range that is wider. */
export const FORECAST_DAYS_MAX = 730
export const FORECAST_RANGE_DAYS_MAX = 240
/** A forecast is not made from a record that ended earlier. */
export const FORECAST_FRESH_DAYS = 14
/** The trend is at its goal within this, kg. */
export const AT_GOAL = 0.3
/**
 * A rate fades with this time in days, as a body that is lighter spends less: half of the whole change is reached in about a year
 * (Hall et al., Lancet 2011, 378: 826–837).
 */
export const RATE_FADES_DAYS = 365 / Math.LN2

/**
 * When the trend reaches a goal, if the person goes on as now.
 * @param part the last part of the record; null without one
 * @param goal kilograms
 * @param today calendar day
 */
export function goalForecast(part: TrendPart | null, goal: number, today: string): GoalForecast {
  const last = part?.points.at(-1)
  if (!part || !last || last.day < addDays(today, -FORECAST_FRESH_DAYS)) return { state: 'too_few' }
  const gap = goal - last.weight
  if (Math.abs(gap) <= AT_GOAL) return { state: 'reached' }
  if (part.weighings < RATE_WEIGHINGS_MIN || part.points.length <= RATE_DAYS_MIN) return { state: 'too_few' }
  const at = crossings(part, goal)
  if (at.expected === null)
    return { state: Math.sign(gap) === Math.sign(part.filtered.last.mean[1] ?? 0) ? 'unclear' : 'away' }
  if (at.latest === null || at.latest - (at.earliest ?? 0) > FORECAST_RANGE_DAYS_MAX) return { state: 'unclear' }
  return {
    state: 'range',
    earliest: addDays(last.day, at.earliest ?? at.expected),
    expected: addDays(last.day, at.expected),
    latest: addDays(last.day, at.latest),
  }
}

/** The weight carried on from the end of a record. */
export type WeightAhead = { weight: number; half: number }

/**
 * The trend a number of days after the end of its record, if the person goes on as now, with half of its 80 % band: a rate fades, and what
 * is not known grows.
 */
export function weightAhead({ filtered: { last }, model }: TrendPart, days: number): WeightAhead {
  const [tissue = 0, rate = 0] = last.mean
  const [[level = 0, both = 0] = [], [, slope = 0] = []] = last.covariance
  const changes = [model.daily[0]?.[0] ?? 0, model.daily[1]?.[1] ?? 0] as const
  const faded = RATE_FADES_DAYS * (1 - Math.exp(-days / RATE_FADES_DAYS))
  const variance = level + 2 * faded * both + faded ** 2 * slope + changes[0] * days + (changes[1] * days ** 3) / 3
  return { weight: tissue + rate * faded, half: Z_80 * Math.sqrt(variance) }
}

/** After how many days the near end of the 80 % band, its middle and its far end cross a weight; null beyond the horizon. */
function crossings(part: TrendPart, goal: number) {
  const direction = Math.sign(goal - weightAhead(part, 0).weight)
  const first = { earliest: null, expected: null, latest: null } as Record<
    'earliest' | 'expected' | 'latest',
    number | null
  >
  for (let days = 1; days <= FORECAST_DAYS_MAX; days += 1) {
    const { weight, half } = weightAhead(part, days)
    const middle = direction * (weight - goal)
    if (middle + half >= 0) first.earliest ??= days
    if (middle >= 0) first.expected ??= days
    if (middle - half >= 0) first.latest ??= days
  }
  return first
}

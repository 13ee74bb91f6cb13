import { addDays } from '#domain/calendar-day.ts'
import { type Filtered, filterWeights, smoothDays } from './filter-weights.ts'
import {
  firstState,
  RATE_CHANGES,
  SPREAD_FACTORS,
  type State,
  type TrendModel,
  type TrendVariances,
  trendModel,
  USUAL_RATE_CHANGE,
} from './trend-model.ts'

/** One weighing: a calendar day, kilograms. */
export type Weighing = { day: string; weight: number }

/** A smoothed weight in kilograms with the ends of its 95 % band. */
export type TrendPoint = { day: string; weight: number; low: number; high: number }

/** A part of a record without a long break. */
export type TrendPart = {
  /** One for each day from the first weighing to the last. */
  points: TrendPoint[]
  /** Days whose weighing was not believed. */
  refused: string[]
  weighings: number
  model: TrendModel
  filtered: Filtered
  /** Kilograms by days from the first; null without a weighing. */
  weights: (number | null)[]
}

/** A part shorter than this in weighings or days has no trend. */
export const TREND_WEIGHINGS_MIN = 5
export const TREND_DAYS_MIN = 7
/** After so many days without a weighing the trend begins anew: what happened between them is not known. */
export const TREND_BREAK_DAYS = 60
/** The deviates of a normal distribution between which 95 % and 80 % of it are. */
export const Z_95 = 1.96
export const Z_80 = 1.2816
/** The variances are fitted to weighings of the last so many days. */
const FITTED_DAYS = 250
const FIRST_WEIGHINGS = 7

/**
 * The smoothed trend of a body weight: a local linear trend with water as an autoregressive part, by a robust Kalman filter and
 * smoother whose variances the person's own weighings decide (docs/domain/weight-trend.md).
 * @param weighings one a day at most, the oldest first
 * @returns a part for each stretch of the record with enough weighings, the oldest first
 */
export function weightTrend(weighings: readonly Weighing[]): TrendPart[] {
  return stretches(weighings).filter(isEnough).map(trendOf)
}

function stretches(weighings: readonly Weighing[]): Weighing[][] {
  const parts: Weighing[][] = []
  for (const weighing of weighings) {
    const part = parts.at(-1)
    const last = part?.at(-1)
    if (part && last && addDays(last.day, TREND_BREAK_DAYS) >= weighing.day) part.push(weighing)
    else parts.push([weighing])
  }
  return parts
}

function isEnough(part: readonly Weighing[]): boolean {
  const [first, last] = [part[0], part.at(-1)]
  return (
    part.length >= TREND_WEIGHINGS_MIN && first !== undefined && addDays(first.day, TREND_DAYS_MIN) <= (last?.day ?? '')
  )
}

function trendOf(part: readonly Weighing[]): TrendPart {
  const days = daysOf(part)
  const given = new Map(part.map(({ day, weight }) => [day, weight]))
  const weights = days.map((day) => given.get(day) ?? null)
  const model = fittedModel(weights.slice(-FITTED_DAYS))
  const filtered = filterWeights(
    model,
    firstState(usualWeight(weights.slice(0, FITTED_DAYS), FIRST_WEIGHINGS), model),
    weights,
  )
  const smoothed = smoothDays(model, filtered.days)
  return {
    points: smoothed.map((state, index) => pointOf(days[index] ?? '', state)),
    refused: days.filter((_, index) => filtered.days[index]?.refused),
    weighings: part.length,
    model,
    filtered,
    weights,
  }
}

function daysOf(part: readonly Weighing[]): string[] {
  const days: string[] = []
  const last = part.at(-1)?.day ?? ''
  for (let day = part[0]?.day ?? ''; day <= last && day !== ''; day = addDays(day, 1)) days.push(day)
  return days
}

/** The median of the first weighings, which one wrong number does not move. */
function usualWeight(weights: readonly (number | null)[], count = weights.length): number {
  const first = weights.filter((weight) => weight !== null).slice(0, count)
  return first.toSorted((a, b) => a - b)[Math.floor(first.length / 2)] ?? 0
}

/** The model under which the weighings are most likely: first by their spread, then by how the rate changes. */
function fittedModel(weights: readonly (number | null)[]): TrendModel {
  const usual = usualWeight(weights)
  const first = usualWeight(weights, FIRST_WEIGHINGS)
  const likeliest = (candidates: readonly TrendVariances[]): TrendVariances => {
    const judged = candidates.map((variances) => {
      const model = trendModel(usual, variances)
      return { variances, likelihood: filterWeights(model, firstState(first, model), weights).log_likelihood }
    })
    return judged.reduce((best, one) => (one.likelihood > best.likelihood ? one : best)).variances
  }
  const { spread_factor } = likeliest(
    SPREAD_FACTORS.map((spread_factor) => ({ spread_factor, rate_change: USUAL_RATE_CHANGE })),
  )
  return trendModel(usual, likeliest(RATE_CHANGES.map((rate_change) => ({ spread_factor, rate_change }))))
}

function pointOf(day: string, { mean, covariance }: State): TrendPoint {
  const weight = mean[0] ?? 0
  const half = Z_95 * Math.sqrt(Math.max(covariance[0]?.[0] ?? 0, 0))
  return { day, weight, low: weight - half, high: weight + half }
}

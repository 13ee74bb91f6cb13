import type { Matrix, Vector } from './matrix.ts'

/**
 * The model of a body weight by days (docs/domain/weight-trend.md). Its state is the tissue weight (kg), its rate (kg a day) and
 * water that comes and goes (kg). A weighing sees tissue and water with the noise of one moment.
 */
export type TrendModel = {
  transition: Matrix
  /** Covariance of what a day adds to the state by chance. */
  daily: Matrix
  /** What of the state a weighing sees. */
  seen: Vector
  /** Variance of a weighing around what it sees, kg². */
  noise: number
}

/** Share of today's surplus water that is there tomorrow. */
const WATER_KEPT = 0.85
/** The share of the variance of weighings around the trend that is water; the rest belongs to the moment. */
const WATER_SHARE = 0.6
/** Chance in the tissue of one day, kg: two to three megajoules of intake more or less. */
const TISSUE_BY_CHANCE = 0.06
/** Standard deviation of weighings around the trend as a share of the weight, before it is fitted to the person. */
const SPREAD = 0.0075

/** The values among which the likelihood of a person's own weighings decides. */
export const SPREAD_FACTORS = [0.4, 0.6, 0.85, 1.2, 1.7, 2.4] as const
/** How much the rate changes by chance, kg a day in the root of a day: from a steady life to one with diets and breaks. */
export const USUAL_RATE_CHANGE = 0.004
export const RATE_CHANGES = [0.002, USUAL_RATE_CHANGE, 0.008] as const

export type TrendVariances = { spread_factor: number; rate_change: number }

/** @param weight a usual weight of the person in kilograms, which scales the spread */
export function trendModel(weight: number, { spread_factor, rate_change }: TrendVariances): TrendModel {
  const variance = (SPREAD * weight * spread_factor) ** 2
  const water = variance * WATER_SHARE * (1 - WATER_KEPT ** 2)
  return {
    transition: [
      [1, 1, 0],
      [0, 1, 0],
      [0, 0, WATER_KEPT],
    ],
    daily: [
      [TISSUE_BY_CHANCE ** 2, 0, 0],
      [0, rate_change ** 2, 0],
      [0, 0, water],
    ],
    seen: [1, 0, 1],
    noise: variance * (1 - WATER_SHARE),
  }
}

/** What is known before the first weighing: within some kilograms of the first ones, not losing or gaining more than a kilogram a week. */
export function firstState(weight: number, { daily }: TrendModel): State {
  const water = (daily[2]?.[2] ?? 0) / (1 - WATER_KEPT ** 2)
  return {
    mean: [weight, 0, 0],
    covariance: [
      [4 ** 2, 0, 0],
      [0, 0.08 ** 2, 0],
      [0, 0, water],
    ],
  }
}

/** What is known of the state on one day. */
export type State = { mean: Vector; covariance: Matrix }

/** The model with the tissue weight of the present day remembered as one more part of the state. */
export function remembering({ transition, daily, seen, noise }: TrendModel): TrendModel {
  return {
    transition: [...transition.map((row) => [...row, 0]), [0, 0, 0, 1]],
    daily: [...daily.map((row) => [...row, 0]), [0, 0, 0, 0]],
    seen: [...seen, 0],
    noise,
  }
}

export function remember({ mean, covariance }: State): State {
  const first = covariance[0] ?? []
  return {
    mean: [...mean, mean[0] ?? 0],
    covariance: [...covariance.map((row) => [...row, row[0] ?? 0]), [...first, first[0] ?? 0]],
  }
}

import type { TrendPart } from './weight-trend.ts'
import { Z_95 } from './weight-trend.ts'

/** A rate in kilograms a week with the ends of its 95 % band. */
export type WeightRate = { kilograms: number; low: number; high: number }

/** A rate is not claimed from fewer weighings or days. */
export const RATE_WEIGHINGS_MIN = 8
export const RATE_DAYS_MIN = 14

/** How fast the weight changes at the end of a record; null where there is too little of it. */
export function weightRate({ filtered, points, weighings }: TrendPart): WeightRate | null {
  if (weighings < RATE_WEIGHINGS_MIN || points.length <= RATE_DAYS_MIN) return null
  const kilograms = 7 * (filtered.last.mean[1] ?? 0)
  const half = 7 * Z_95 * Math.sqrt(filtered.last.covariance[1]?.[1] ?? 0)
  return { kilograms, low: kilograms - half, high: kilograms + half }
}

import type { TrendPoint } from './weight-trend.ts'

/** More points than these are not seen in a chart. */
export const TREND_POINTS_MAX = 400

/** Points of a trend within a range of days, each so many that all of them are at most `TREND_POINTS_MAX`, with the last of each part. */
export function thinPoints(
  parts: readonly (readonly TrendPoint[])[],
  { from, to }: { from?: string | undefined; to?: string | undefined },
): TrendPoint[][] {
  const within = parts.map((points) =>
    points.filter(({ day }) => (from === undefined || day >= from) && (to === undefined || day <= to)),
  )
  const count = within.reduce((sum, points) => sum + points.length, 0)
  const step = Math.max(1, Math.ceil(count / TREND_POINTS_MAX))
  return within
    .map((points) => points.filter((_, index) => (points.length - 1 - index) % step === 0))
    .filter((points) => points.length > 0)
}

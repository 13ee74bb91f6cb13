import { addDays } from '@zivina/domain/calendar-day'

/** A value of a day in a chart. */
export type ChartPoint = { day: string; value: number; isDoubted?: boolean }
/** A value of a trend with its band. */
export type BandPoint = { day: string; value: number; low: number; high: number }

const RANGE_DAYS = { month: 30, quarter: 91, half: 183, year: 365 } as const
export type ChartRange = keyof typeof RANGE_DAYS | 'all'

export const RANGES: readonly { value: ChartRange; label: string }[] = [
  { value: 'month', label: '1\u00a0m' },
  { value: 'quarter', label: '3\u00a0m' },
  { value: 'half', label: '6\u00a0m' },
  { value: 'year', label: '1\u00a0r' },
  { value: 'all', label: 'Vše' },
]

/** The first day of a range that ends today; undefined where it has none. */
export function firstDayOf(range: ChartRange, today: string): string | undefined {
  return range === 'all' ? undefined : addDays(today, -RANGE_DAYS[range])
}

/** The least and the greatest value, with room around them. */
export function extentOf(points: readonly ChartPoint[], parts: readonly (readonly BandPoint[])[]): [number, number] {
  const band = parts.flat()
  // What is not believed must not flatten the rest.
  const values = points.filter(({ isDoubted }) => !isDoubted).map(({ value }) => value)
  const lows = [...values, ...band.map(({ low }) => low)]
  const highs = [...values, ...band.map(({ high }) => high)]
  const [low, high] = [Math.min(...lows), Math.max(...highs)]
  const room = Math.max((high - low) * 0.08, 0.5)
  // Room below must not go beyond zero, where none of the values is.
  return [low < 0 ? low - room : Math.max(0, low - room), high + room]
}

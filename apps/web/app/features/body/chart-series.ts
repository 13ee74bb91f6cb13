import { addDays } from '@zivina/domain/calendar-day'

/** A value of a day in a chart. */
export type ChartPoint = { day: string; value: number; isDoubted?: boolean }
/** A value of a trend with its band. */
export type BandPoint = { day: string; value: number; low: number; high: number }

/** What one wants to reach, and how near to it counts as there. */
export type Goal = { value: number; around: number }

const RANGE_DAYS = { month: 30, quarter: 91, half: 183, year: 365 } as const
export type ChartRange = keyof typeof RANGE_DAYS | 'all'

export const RANGES: readonly { value: ChartRange; label: string }[] = [
  { value: 'month', label: '1\u00a0m' },
  { value: 'quarter', label: '3\u00a0m' },
  { value: 'half', label: '6\u00a0m' },
  { value: 'year', label: '1\u00a0r' },
  { value: 'all', label: 'Vše' },
]

/** A forecast within a chart: as far ahead as the range goes back, so that the past keeps its half. */
export function aheadWithin(fan: readonly BandPoint[], range: ChartRange): BandPoint[] {
  const first = fan[0]?.day
  if (first === undefined || range === 'all') return [...fan]
  const end = addDays(first, RANGE_DAYS[range])
  return fan.filter(({ day }) => day <= end)
}

/** The first day of a range that ends today; undefined where it has none. */
export function firstDayOf(range: ChartRange, today: string): string | undefined {
  return range === 'all' ? undefined : addDays(today, -RANGE_DAYS[range])
}

/** What a chart shows: something measured, or something counted. */
export type Scale = 'measured' | 'counted'

/** From zero to the greatest count; below zero only where a value is. */
export function countedExtent(points: readonly ChartPoint[]): [number, number] {
  const values = points.map(({ value }) => value)
  return [Math.min(0, ...values), Math.max(1, ...values)]
}

/** Pixels that the least room for figures at an axis takes, the widest of its signs, and what is beside them. */
const AXIS = { least: 44, sign: 9, beside: 12 }

/** Pixels beside a chart in which its longest figure is whole: more than a million takes more than a hundred. */
export function roomFor(figures: readonly string[]): number {
  return Math.max(AXIS.least, AXIS.beside + AXIS.sign * Math.max(0, ...figures.map(({ length }) => length)))
}

const DAY = 86_400_000
/** Days between those that are named. */
const DAY_STEPS = [1, 2, 7, 14, 28, 56]

/** The days from the first one on that are named below a chart: each, each week or so, as many as there is room for. */
export function namedDays([first, last]: [Date, Date], room: number): Date[] {
  const days = Math.round((last.getTime() - first.getTime()) / DAY)
  const step = DAY_STEPS.find((step) => days / step <= room) ?? Math.max(days, 1)
  return Array.from({ length: Math.floor(days / step) + 1 }, (_, at) => new Date(first.getTime() + at * step * DAY))
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

/**
 * The band of a goal and the extent of a chart that shows it. Null where the goal is so far away that the record would be a flat line.
 */
export function goalInSight({ value, around }: Goal, [low, high]: [number, number]) {
  const distance = Math.max(low - value, value - high, 0)
  if (distance > Math.max(high - low, GOAL_NEAR)) return null
  const band = { value, low: value - around, high: value + around }
  return { ...band, extent: [Math.min(low, band.low - around), Math.max(high, band.high + around)] as [number, number] }
}

/** A goal within this is shown whatever the record spans, kg. */
const GOAL_NEAR = 3

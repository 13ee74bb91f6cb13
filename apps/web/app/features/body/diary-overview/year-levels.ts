import type { DiaryPeriod } from '@zivina/contract/body/diary-read'
import { weekdayOf } from '@zivina/domain/calendar-day'
import { groupBy } from '@zivina/domain/group-by'
import { daysOf } from '@zivina/domain/planning/plan-days'
import type { DayRange } from '#app/kit/text/day-names.ts'

/** How a day of the year is marked. */
export type DayLevel =
  /** Nothing eaten is recorded. */
  | 'none'
  /** Something is recorded, and there is no target to compare it with. */
  | 'recorded'
  /** A part of its energy is not known, so that nothing is said of the target. */
  | 'partial'
  /** Today, until the person says that all of it is recorded: a day that is not over would look far from the target. */
  | 'open'
  | 'near'
  | 'around'
  | 'apart'

/**
 * How far the energy of a day may be from the target, to either side, to be called near it or around it. A convention of the product:
 * a tenth is about what a kitchen scale and a label leave open. More and less than the target look the same.
 */
export const NEAR_SHARE = 0.1
export const AROUND_SHARE = 0.25

export const LEVEL_NAMES: Record<DayLevel, string> = {
  near: 'blízko cíle',
  around: 'do čtvrtiny od cíle',
  apart: 'dál od cíle',
  partial: 'energii zčásti neznáme',
  open: 'dnešek ještě běží',
  recorded: 'zapsáno',
  none: 'bez záznamu',
}

/** @param target kJ of that day; null where there is none, or where figures are hidden */
export function dayLevel(period: DiaryPeriod | undefined, target: number | null): DayLevel {
  if (period === undefined || period.recorded_days === 0) return 'none'
  if (target === null || target <= 0) return 'recorded'
  const { kilojoules, nutrient_coverage } = period.totals
  if (kilojoules === null || nutrient_coverage.kilojoules < 1) return 'partial'
  const distance = Math.abs(kilojoules - target) / target
  if (distance <= NEAR_SHARE) return 'near'
  return distance <= AROUND_SHARE ? 'around' : 'apart'
}

export type MarkedDay = { day: string; level: DayLevel; period: DiaryPeriod | undefined }

const isOpen = (level: DayLevel, period: DiaryPeriod | undefined) =>
  level !== 'none' && level !== 'recorded' && period?.complete_days === 0

/**
 * The days of a year from the month of the first recorded one until today, marked.
 * @param week kJ of the weekdays from Monday; null without a target
 */
export function markedDays(
  range: DayRange,
  today: string,
  periods: readonly DiaryPeriod[],
  week: readonly number[] | null,
): MarkedDay[] {
  const found = new Map(periods.map((period) => [period.from, period]))
  const first = `${(periods[0]?.from ?? range.from).slice(0, 7)}-01`
  return daysOf(range)
    .filter((day) => first <= day && day <= today)
    .map((day) => {
      const period = found.get(day)
      const level = dayLevel(period, week?.[weekdayOf(day)] ?? null)
      return { day, period, level: day === today && isOpen(level, period) ? 'open' : level }
    })
}

/** The days of each month, from January; a month without any day is left out. */
export function byMonth(days: readonly MarkedDay[]): (readonly [first: string, days: MarkedDay[]])[] {
  return [...groupBy(days, ({ day }) => `${day.slice(0, 7)}-01`)]
}

/** How many days have each level. */
export function countLevels(days: readonly MarkedDay[]): Record<DayLevel, number> {
  const count = (level: DayLevel) => days.filter((day) => day.level === level).length
  return {
    none: count('none'),
    recorded: count('recorded'),
    partial: count('partial'),
    open: count('open'),
    near: count('near'),
    around: count('around'),
    apart: count('apart'),
  }
}

/** The keys that move the chosen day, by days; month by month with the keys of pages. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const MONTH = 30

/** The place of the day that a key chooses, within the days; null for other keys. */
export function placeAfterKey(key: string, at: number, count: number): number | null {
  const last = count - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  const pages = key === 'PageUp' ? -MONTH : key === 'PageDown' ? MONTH : 0
  const step = STEPS[key] ?? pages
  return step === 0 ? null : Math.min(last, Math.max(0, at + step))
}

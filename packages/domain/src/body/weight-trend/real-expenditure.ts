import { addDays, weekdayOf } from '#domain/calendar-day.ts'
import { filterWeights } from './filter-weights.ts'
import { firstState, remember, remembering } from './trend-model.ts'
import { type TrendPart, Z_95 } from './weight-trend.ts'

/** What a person ate on a day: kilojoules, and whether the day is recorded whole. */
export type DayEnergy = { day: string; kilojoules: number | null; is_complete: boolean }

/** Daily energy expenditure in kilojoules with the ends of its 95 % band, and the days that it is the mean of. */
export type Expenditure = {
  kilojoules: number
  low: number
  high: number
  from: string
  to: string
  complete_days: number
}

/** Why expenditure is not claimed yet, with what is there and what it takes. */
export type NoExpenditure = {
  /** Too few weighings, a record of too few days, too few whole days of the diary, of those on weekends, or too wide a band. */
  reason: 'weighings' | 'days' | 'diary' | 'weekends' | 'unclear'
  have: number
  need: number
}

/** The days over which weight and diary are compared: the last of the record, at least and at most so many. */
export const EXPENDITURE_DAYS = { min: 28, max: 56 } as const
/** Weighings within them. */
export const EXPENDITURE_WEIGHINGS_MIN = 14
/** Days that are recorded whole, their share, and those of them on weekends, when people eat differently. */
export const EXPENDITURE_DIARY_DAYS_MIN = 21
export const EXPENDITURE_DIARY_SHARE_MIN = 0.6
export const EXPENDITURE_WEEKEND_DAYS_MIN = 4
/** A band that reaches farther to each side says nothing, kJ. */
export const EXPENDITURE_HALF_BAND_MAX = 3000

/**
 * Energy in a kilogram of weight change, kJ: 7,700 kcal (Wishnofsky 1958). It is an approximation: from the composition of what is
 * lost it is 26–35 MJ for 15–60 kg of body fat (Hall, Int J Obes 2008, 32: 573–576), so it is uncertain by the share below.
 */
export const KILOJOULES_PER_KILOGRAM = 32_200
export const ENERGY_DENSITY_UNCERTAINTY = 0.12

const WEEKEND = 5

/**
 * The energy that a person really spends a day: what they ate less what their body kept of it, over the last weeks (intake minus the
 * energy of weight change: Hall and Chow, Am J Clin Nutr 2011, 94: 66–74). Only days that are recorded whole count; a systematic
 * error of the diary is an error of the result.
 * @param part the last part of the record; null without one
 */
export function realExpenditure(part: TrendPart | null, diary: readonly DayEnergy[]): Expenditure | NoExpenditure {
  const length = Math.min((part?.points.length ?? 1) - 1, EXPENDITURE_DAYS.max)
  const last = part?.points.at(-1)?.day
  if (!part || last === undefined) return { reason: 'weighings', have: 0, need: EXPENDITURE_WEIGHINGS_MIN }
  const weighings = part.weights.slice(-length - 1).filter((weight) => weight !== null).length
  if (weighings < EXPENDITURE_WEIGHINGS_MIN)
    return { reason: 'weighings', have: weighings, need: EXPENDITURE_WEIGHINGS_MIN }
  if (length < EXPENDITURE_DAYS.min) return { reason: 'days', have: length, need: EXPENDITURE_DAYS.min }
  const from = addDays(last, -length)
  // The weighing of a morning sees what was eaten until the day before.
  const intake = meanIntake(
    diary.filter(({ day }) => day >= from && day < last),
    length,
  )
  if ('reason' in intake) return intake
  const change = tissueChange(part, length)
  const stored = (KILOJOULES_PER_KILOGRAM * change.kilograms) / length
  const variance =
    intake.variance +
    (KILOJOULES_PER_KILOGRAM / length) ** 2 * change.variance +
    (ENERGY_DENSITY_UNCERTAINTY * stored) ** 2
  const half = Z_95 * Math.sqrt(variance)
  if (half > EXPENDITURE_HALF_BAND_MAX) return { reason: 'unclear', have: half, need: EXPENDITURE_HALF_BAND_MAX }
  const kilojoules = intake.mean - stored
  return { kilojoules, low: kilojoules - half, high: kilojoules + half, from, to: last, complete_days: intake.days }
}

/** The mean of days recorded whole, working days and weekends each by their own share of the week, and its variance. */
function meanIntake(
  diary: readonly DayEnergy[],
  length: number,
): { mean: number; variance: number; days: number } | NoExpenditure {
  const whole = diary.flatMap(({ day, kilojoules, is_complete }) =>
    is_complete && kilojoules !== null ? [{ isWeekend: weekdayOf(day) >= WEEKEND, kilojoules }] : [],
  )
  const need = Math.max(EXPENDITURE_DIARY_DAYS_MIN, Math.ceil(length * EXPENDITURE_DIARY_SHARE_MIN))
  if (whole.length < need) return { reason: 'diary', have: whole.length, need }
  const [weekends, others] = [true, false].map((is) => whole.filter(({ isWeekend }) => isWeekend === is))
  const weekend_days = weekends?.length ?? 0
  if (weekend_days < EXPENDITURE_WEEKEND_DAYS_MIN) {
    return { reason: 'weekends', have: weekend_days, need: EXPENDITURE_WEEKEND_DAYS_MIN }
  }
  const parts = [
    {
      share: 2 / 7,
      ...meanOf(
        (weekends ?? []).map(({ kilojoules }) => kilojoules),
        (length * 2) / 7,
      ),
    },
    {
      share: 5 / 7,
      ...meanOf(
        (others ?? []).map(({ kilojoules }) => kilojoules),
        (length * 5) / 7,
      ),
    },
  ]
  return {
    mean: parts.reduce((sum, { share, mean }) => sum + share * mean, 0),
    variance: parts.reduce((sum, { share, variance }) => sum + share ** 2 * variance, 0),
    days: whole.length,
  }
}

/** A mean and its variance, less what is certain as most of all days are known. */
function meanOf(values: readonly number[], all: number): { mean: number; variance: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const unknown = Math.max(1 - values.length / all, 0)
  return { mean, variance: ((squares / Math.max(values.length - 1, 1)) * unknown) / values.length }
}

/** How much tissue changed over the last days of a record, kg, and the variance of that. */
function tissueChange(
  { model, weights, filtered }: TrendPart,
  length: number,
): { kilograms: number; variance: number } {
  const start = weights.length - 1 - length
  const before = filtered.days[start]
  const first = filterWeights(model, before?.expected ?? firstState(0, model), weights.slice(start, start + 1)).last
  // The first day was looked at already, the memory begins after it.
  const later = [null, ...weights.slice(start + 1)]
  const { last } = filterWeights(remembering(model), remember(first), later)
  const [now = 0, , , then = 0] = last.mean
  const covariance = (i: number, j: number) => last.covariance[i]?.[j] ?? 0
  return { kilograms: now - then, variance: covariance(0, 0) + covariance(3, 3) - 2 * covariance(0, 3) }
}

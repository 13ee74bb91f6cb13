import type { DiaryStep } from '@zivina/contract/body/diary'
import type { DiaryDayChanges, DiaryDayDetail, DiaryPeriod } from '@zivina/contract/body/diary-read'
import { DIARY_CONSTITUENT_DAYS_MAX, DIARY_RANGE_MAX, DIARY_TOTALS_YEARS_MAX } from '@zivina/contract/body/limits'
import { addDays, daysBetween, daysOf, mondayOf } from '@zivina/domain/planning/plan-days'
import { sumEaten, sumPacked } from '@zivina/nutrition/eaten'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { readMark } from '#api/kernel/marks/sql.ts'
import { readMovements } from '../activities/service.ts'
import { selectEntries } from './entry-queries.ts'
import { byMeal, presentDay, presentEntry } from './present.ts'
import { type SummedDay, selectDays, selectSummed } from './sums/day-queries.ts'
import { sumsOf } from './sums/sums.ts'
import { readDayTargets } from './sums/target.ts'

export type Range = { from: string; to: string }

/** Every day of a range, those without entries too. @throws ApiError INCORRECT_QUERY_PARAMS where it is too long */
export async function readDays(ctx: UserCtx<'db' | 'urls'>, range: Range): Promise<DiaryDayDetail[]> {
  requireRange(range, DIARY_RANGE_MAX)
  const days = daysOf(range)
  const entries = Map.groupBy(await selectEntries(ctx.db, ctx.actor.guid, range), ({ day }) => day)
  const stored = new Map((await selectDays(ctx.db, ctx.actor.guid, range)).map((row) => [row.day, row]))
  const targets = await readDayTargets(ctx, days)
  const movements = await readMovements(ctx, days)
  return days.map((day, at) => ({
    ...presentDay(stored.get(day) ?? { ...sumsOf(day, []), is_complete: false, note: '' }),
    target: targets[at] ?? { kilojoules: null, nutrients: {} },
    movement: movements[at] ?? { activities: [], kilojoules: 0, counting: 'off' },
    entries: (entries.get(day) ?? []).toSorted(byMeal).map((row) => presentEntry(row, ctx.urls)),
  }))
}

/**
 * The days of a range that were written since a mark, each with all of its entries: a copy that takes them over has also lost what was
 * deleted or moved. All days that have something where changes since then are not known.
 * @throws ApiError INCORRECT_QUERY_PARAMS where the range is too long
 */
export async function readChangedDays(
  ctx: UserCtx<'db' | 'urls'>,
  { changed_since, ...range }: Range & { changed_since?: string | undefined },
): Promise<DiaryDayChanges> {
  requireRange(range, DIARY_RANGE_MAX)
  const { mark, since } = await readMark(ctx.db, changed_since)
  const days = await selectDays(ctx.db, ctx.actor.guid, { ...range, stored_since: since })
  const shown_days = days.map(({ day }) => day)
  const entries = Map.groupBy(await selectEntries(ctx.db, ctx.actor.guid, { shown_days }), ({ day }) => day)
  return {
    mark,
    is_whole: since === null,
    days: days.map((row) => ({
      ...presentDay(row),
      entries: (entries.get(row.day) ?? []).toSorted(byMeal).map((entry) => presentEntry(entry, ctx.urls)),
    })),
  }
}

/** How many days ten years have at most. */
const TOTALS_DAYS_MAX = DIARY_TOTALS_YEARS_MAX * 366

/**
 * Sums of the days, weeks or months of a range that have something recorded, and of the whole range.
 * @throws ApiError INCORRECT_QUERY_PARAMS where it is too long
 */
export async function readTotals(
  ctx: UserCtx<'db'>,
  { by, constituents, ...range }: Range & { by: DiaryStep; constituents: boolean },
): Promise<{ periods: DiaryPeriod[]; whole: DiaryPeriod }> {
  requireRange(range, constituents ? DIARY_CONSTITUENT_DAYS_MAX : TOTALS_DAYS_MAX)
  const days = await selectSummed(ctx.db, ctx.actor.guid, { ...range, isWhole: constituents })
  const periods = periodsOf(days, by).map(({ first, last, days: ofPeriod }) => {
    const [, from = first] = [range.from, first].toSorted()
    const [to = last] = [range.to, last].toSorted()
    return sumPeriod({ from, to }, ofPeriod)
  })
  return { periods, whole: sumWhole(range, periods) }
}

/** Days in periods. They come in their order, so that a period is computed once and not for each of its days. */
function periodsOf(days: readonly SummedDay[], by: DiaryStep) {
  const periods: { first: string; last: string; days: SummedDay[] }[] = []
  for (const day of days) {
    const latest = periods.at(-1)
    if (latest !== undefined && day.day <= latest.last) {
      latest.days.push(day)
      continue
    }
    const first = firstOf(day.day, by)
    periods.push({ first, last: lastOf(first, by), days: [day] })
  }
  return periods
}

function sumPeriod(range: Range, days: readonly SummedDay[]): DiaryPeriod {
  const recorded = days.filter(({ eaten_count }) => eaten_count > 0)
  return {
    ...range,
    recorded_days: recorded.length,
    complete_days: recorded.filter(({ is_complete }) => is_complete).length,
    totals: sumPacked(recorded.map(({ totals, constituents }) => ({ ...totals, constituents }))),
    water: days.reduce((sum, { water }) => sum + water, 0),
  }
}

/** The sum of all periods: of sums as of days (see `sumEaten`), and shorter. */
function sumWhole(range: Range, periods: readonly DiaryPeriod[]): DiaryPeriod {
  const recorded = periods.filter(({ recorded_days }) => recorded_days > 0)
  const count = (field: 'recorded_days' | 'complete_days' | 'water') =>
    periods.reduce((sum, period) => sum + period[field], 0)
  return {
    ...range,
    recorded_days: count('recorded_days'),
    complete_days: count('complete_days'),
    totals: sumEaten(recorded.map(({ totals }) => totals)),
    water: count('water'),
  }
}

function firstOf(day: string, by: DiaryStep): string {
  if (by === 'week') return mondayOf(day)
  return by === 'month' ? `${day.slice(0, 7)}-01` : day
}

function lastOf(first: string, by: DiaryStep): string {
  if (by === 'week') return addDays(first, 6)
  return by === 'month' ? addDays(firstOf(addDays(first, 31), 'month'), -1) : first
}

/** @throws ApiError INCORRECT_QUERY_PARAMS */
export function requireRange({ from, to }: Range, most: number): void {
  if (from > to || daysBetween(from, to) >= most) throw new ApiError('INCORRECT_QUERY_PARAMS')
}

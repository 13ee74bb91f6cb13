import type { DiaryPeriod, DiaryTotals } from '@zivina/contract/body/diary-read'
import { NBSP } from '@zivina/czech/format-number'
import { addDays, weekdayOf } from '@zivina/domain/calendar-day'
import { daysOf } from '@zivina/domain/planning/plan-days'
import { scaleEaten } from '@zivina/nutrition/eaten'
import type { DiaryView } from '#app/features/body/diary/use-diary-address.ts'
import { type DayRange, dayNumber, monthName, rangeName, weekdayShort, weekOf } from '#app/kit/text/day-names.ts'

export type OverviewView = Exclude<DiaryView, 'den'>

/** What a view of a day shows. */
export type Overview = DayRange & {
  by: 'day' | 'month'
  /** In words, and the days at which the periods before and after it are shown. */
  name: string
  before: string
  after: string
  /** Each day or month of it, by its first day. */
  parts: readonly { from: string; label: string; name: string }[]
}

const pad = (number: number) => String(number).padStart(2, '0')

/** The first day of the month that is `months` after that of a day. */
function monthAt(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const at = year * 12 + month - 1 + months
  return `${Math.floor(at / 12)}-${pad((at % 12) + 1)}-01`
}

export function overviewOf(view: OverviewView, day: string): Overview {
  if (view === 'rok') return yearOf(day)
  const range = view === 'tyden' ? weekOf(day) : { from: monthAt(day, 0), to: addDays(monthAt(day, 1), -1) }
  const isWeek = view === 'tyden'
  return {
    ...range,
    by: 'day',
    name: isWeek ? rangeName(range) : monthName(day),
    before: isWeek ? addDays(day, -7) : monthAt(day, -1),
    after: isWeek ? addDays(day, 7) : monthAt(day, 1),
    parts: daysOf(range).map((from) => ({
      from,
      label: isWeek ? weekdayShort(from) : monthLabel(from),
      name: shortName(from),
    })),
  }
}

/** „ne 1. 11.“ */
function shortName(day: string): string {
  return [weekdayShort(day), `${dayNumber(day)}.`, `${Number(day.slice(5, 7))}.`].join(NBSP)
}

/** Of the days of a month, Mondays alone have room for a number. */
function monthLabel(day: string): string {
  return weekdayOf(day) === 0 ? `${dayNumber(day)}.` : ''
}

function yearOf(day: string): Overview {
  const year = day.slice(0, 4)
  const first = `${year}-01-01`
  return {
    from: first,
    to: `${year}-12-31`,
    by: 'month',
    name: `rok${NBSP}${year}`,
    before: monthAt(first, -12),
    after: monthAt(first, 12),
    parts: Array.from({ length: 12 }, (_, month) => {
      const from = monthAt(first, month)
      return { from, label: `${month + 1}.`, name: monthName(from) }
    }),
  }
}

/** What an average recorded day of a period contains; null where no day is recorded, which is a gap and not zero. */
export function averageOf(period: DiaryPeriod | undefined): DiaryTotals | null {
  if (period === undefined || period.recorded_days === 0) return null
  return scaleEaten(period.totals, 1 / period.recorded_days)
}

import { weekdayOf } from '@zivina/domain/calendar-day'
import { monthName } from '#app/kit/text/day-names.ts'
import { cn } from '#app/kit/ui/class-names.ts'
import type { DayLevel, MarkedDay } from './year-levels.ts'

const CELL = 10
const WEEKDAYS = 7
const ROWS = 6

/** Near days are large and full, others smaller and paler, so that colour is not the only difference. */
const MARKS: Record<DayLevel, { side: number; look: string }> = {
  near: { side: 9, look: 'fill-brand' },
  recorded: { side: 9, look: 'fill-brand' },
  around: { side: 7, look: 'fill-brand opacity-75' },
  apart: { side: 5, look: 'fill-brand opacity-60' },
  partial: { side: 7, look: 'fill-none stroke-brand' },
  open: { side: 7, look: 'fill-brand-soft stroke-control' },
  none: { side: 2, look: 'fill-control' },
}

/** The mark of one day in a square of ten, its upper left corner at the place. */
function Mark({ level, x = 0, y = 0 }: { level: DayLevel; x?: number; y?: number }) {
  const { side, look } = MARKS[level]
  const inset = (CELL - side) / 2
  return <rect x={x + inset} y={y + inset} width={side} height={side} rx={side > 2 ? 1.5 : 1} className={look} />
}

/** The mark as a key. */
export function LevelMark({ level }: { level: DayLevel }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${CELL} ${CELL}`} className="size-5 shrink-0">
      <Mark level={level} />
    </svg>
  )
}

type YearMonthProps = { first: string; days: readonly MarkedDay[]; chosen: string }

/** A month as a leaf of a calendar: a mark for each day, weeks from Monday. `data-day` tells a press which day it is. */
export function YearMonth({ first, days, chosen }: YearMonthProps) {
  const before = weekdayOf(first)
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span className="text-sm text-muted first-letter:uppercase">{monthName(first).split('\u00a0')[0]}</span>
      <svg aria-hidden="true" viewBox={`0 0 ${WEEKDAYS * CELL} ${ROWS * CELL}`} className="block w-full">
        {days.map(({ day, level }, at) => {
          const x = ((before + at) % WEEKDAYS) * CELL
          const y = Math.floor((before + at) / WEEKDAYS) * CELL
          return (
            <g key={day} data-day={day} data-level={level}>
              <rect x={x} y={y} width={CELL} height={CELL} className="fill-transparent" />
              <Mark level={level} x={x} y={y} />
              <rect
                x={x + 0.25}
                y={y + 0.25}
                width={CELL - 0.5}
                height={CELL - 0.5}
                rx="2"
                className={cn('fill-none', day === chosen && 'stroke-heading')}
              />
            </g>
          )
        })}
      </svg>
    </div>
  )
}

import type { MealPlanDay } from '@zivina/contract/planning/meal-plan-read'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { daysOf } from '@zivina/domain/planning/plan-days'
import { type DayRange, dayName, dayNumber, weekdayName, weekdayShort } from '#app/kit/text/day-names.ts'
import { cn } from '#app/kit/ui/class-names.ts'
import { totalsOf } from '../figures/plan-totals.ts'
import { type Days, dayIn, itemsOf, mealsOf } from '../plan/plan-days.ts'
import { useBoard } from './board-context.ts'
import { DayMenu } from './day-menu.tsx'
import { DayNote } from './day-note.tsx'
import { type Against, BeforeMove, EnergySum, MacroSums } from './day-sums.tsx'
import { LeftoverLines } from './leftover-lines.tsx'
import { MealCell } from './meal-cell.tsx'

type WeekViewProps = {
  week: DayRange
  days: Days
  today: string
  against: Against
  onDay: ((day: string) => void) | null
}

/** Rows of the grid: the head of a day, its meals and its foot. As classes, since inline styles are forbidden. */
const ROWS = [
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  'md:row-span-7',
  'md:row-span-8',
  'md:row-span-9',
  'md:row-span-10',
  'md:row-span-11',
]

/** Seven days beside one another, each meal in one row; on a phone below one another. */
export function WeekView({ week, days, today, against, onDay }: WeekViewProps) {
  const all = daysOf(week)
  const meals = mealsOf(all.map((day) => dayIn(days, day)))
  return (
    <div className="plan-week relative grid grid-cols-[minmax(0,1fr)] gap-x-1.5 gap-y-4 md:grid-cols-[repeat(7,minmax(0,1fr))] md:gap-y-1">
      {all.map((day) => (
        <DayColumn
          key={day}
          day={day}
          planned={dayIn(days, day)}
          meals={meals}
          isToday={day === today}
          against={against}
          onDay={onDay}
        />
      ))}
      <LeftoverLines days={days} />
    </div>
  )
}

type DayColumnProps = Pick<WeekViewProps, 'against' | 'onDay'> & {
  day: string
  planned: MealPlanDay | undefined
  meals: readonly MealType[]
  isToday: boolean
}

function DayColumn({ day, planned, meals, isToday, against, onDay }: DayColumnProps) {
  const { eater, before } = useBoard()
  const items = itemsOf(planned)
  const totals = items.length > 0 || before.has(day) ? totalsOf(planned?.totals, eater) : undefined
  return (
    <section
      aria-label={dayName(day)}
      className={cn(
        'flex flex-col gap-1 rounded-card bg-sunken p-1.5 md:p-1 md:grid md:grid-cols-[minmax(0,1fr)] md:grid-rows-subgrid',
        ROWS[meals.length + 2],
      )}
    >
      <div className="flex flex-col gap-1">
        <div className="flex items-center justify-between gap-1">
          <h3 className="min-w-0 text-base">
            <DayHead day={day} isToday={isToday} onDay={onDay} />
          </h3>
          <DayMenu day={day} isEmpty={items.length === 0} note={planned?.note ?? ''} />
        </div>
        <DayNote day={day} note={planned?.note ?? ''} />
      </div>
      {meals.map((meal) => (
        <MealCell
          key={meal}
          day={day}
          meal={meal}
          items={items.filter(({ meal_type }) => meal_type === meal)}
          isNarrow
        />
      ))}
      <div
        className={cn('flex flex-col gap-2 border-t border-line px-1 pt-2 pb-1', before.has(day) && 'bg-brand-soft')}
      >
        <BeforeMove day={day} />
        <EnergySum totals={totals} {...against} />
        <div className="max-md:hidden">
          <MacroSums totals={totals} {...against} />
        </div>
        {items.length === 0 ? <p className="text-sm text-muted md:hidden">Nic naplánovaného.</p> : null}
      </div>
    </section>
  )
}

/** The day’s name; where a day can be seen by itself, a button that opens it. */
function DayHead({ day, isToday, onDay }: Pick<DayColumnProps, 'day' | 'isToday' | 'onDay'>) {
  const style = cn('flex min-h-11 items-baseline gap-1.5 rounded-full px-2 py-2', isToday && 'bg-brand text-on-brand')
  const words = (
    <span aria-hidden className="contents">
      <span className="figures">{dayNumber(day)}.</span>
      <span className="md:hidden">{weekdayName(day)}</span>
      <span className="max-md:hidden">{weekdayShort(day)}</span>
    </span>
  )
  if (onDay === null) {
    return (
      <span className={style}>
        <span className="sr-only">{dayName(day)}</span>
        {words}
      </span>
    )
  }
  return (
    <button
      type="button"
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onDay(day)}
      className={cn(style, 'text-left', !isToday && 'hover:text-brand')}
    >
      <span className="sr-only">Otevřít den: {dayName(day)}</span>
      {words}
    </button>
  )
}

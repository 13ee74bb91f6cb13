import { tied } from '@zivina/contract/kernel/typography'
import type { MealPlanDay, MealPlanWeek } from '@zivina/contract/planning/meal-plan-read'
import { addDays, daysOf } from '@zivina/domain/planning/plan-days'
import { ShareBar } from '#app/features/catalogue/day-share-bar.tsx'
import { type DayRange, dayName, dayNumber, monthName, weekdayName, weekdayShort } from '#app/kit/text/day-names.ts'
import { cn } from '#app/kit/ui/class-names.ts'
import { energyShareOf, totalsOf } from '../figures/plan-totals.ts'
import { itemsText } from '../figures/plan-words.ts'
import { type Days, dayIn, itemsOf } from '../plan/plan-days.ts'
import { useBoard } from './board-context.ts'
import { type Against, EnergySum } from './day-sums.tsx'
import { PlanEnergy } from './plan-energy.tsx'

type MonthViewProps = {
  day: string
  range: DayRange
  days: Days
  weeks: readonly MealPlanWeek[]
  today: string
  against: Against
  onDay: (day: string) => void
}

/** Names of dishes shown in a day of the month. */
const NAMES = 3

/** The weeks of a month, each day with its energy, each week with its sum. */
export function MonthView({ day, range, days, weeks, today, against, onDay }: MonthViewProps) {
  const { eater } = useBoard()
  const all = daysOf(range)
  const mondays = all.filter((_, place) => place % 7 === 0)
  return (
    <table className="w-full table-fixed border-separate border-spacing-1">
      <caption className="sr-only">{monthName(day)}</caption>
      <thead>
        <tr>
          {all.slice(0, 7).map((each) => (
            <th key={each} scope="col" className="text-sm font-medium text-muted">
              <abbr title={weekdayName(each)} className="no-underline">
                {weekdayShort(each)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      {mondays.map((monday) => {
        const week = weeks.find((each) => each.monday === monday)
        const hasSum = week !== undefined && week.planned_days > 0
        return (
          <tbody key={monday}>
            <tr>
              {daysOf({ from: monday, to: addDays(monday, 6) }).map((each) => (
                <td key={each} className="h-full p-0 align-top">
                  <MonthDay
                    day={each}
                    planned={dayIn(days, each)}
                    isOther={each.slice(0, 7) !== day.slice(0, 7)}
                    isToday={each === today}
                    against={against}
                    onDay={onDay}
                  />
                </td>
              ))}
            </tr>
            {hasSum ? (
              <tr>
                <td colSpan={7} className="px-2 pt-0.5 pb-3">
                  <span className="flex flex-wrap items-baseline justify-end gap-x-2 text-sm text-muted">
                    Týden celkem
                    <EnergySum
                      totals={totalsOf(week.totals, eater)}
                      {...against}
                      isBarHidden
                      days={week.planned_days}
                    />
                  </span>
                </td>
              </tr>
            ) : null}
          </tbody>
        )
      })}
    </table>
  )
}

type MonthDayProps = Pick<MonthViewProps, 'against' | 'onDay' | 'day'> & {
  planned: MealPlanDay | undefined
  isOther: boolean
  isToday: boolean
}

function MonthDay({ day, planned, isOther, isToday, against, onDay }: MonthDayProps) {
  const { eater } = useBoard()
  const items = itemsOf(planned)
  const totals = items.length > 0 ? totalsOf(planned?.totals, eater) : undefined
  const share = energyShareOf(totals, against.target)
  return (
    <button
      type="button"
      onClick={() => onDay(day)}
      className={cn(
        'flex h-full min-h-16 w-full flex-col items-stretch gap-1 rounded-md p-1.5 text-left hover:bg-brand-soft md:min-h-28',
        isOther ? 'bg-transparent text-muted' : 'bg-surface',
      )}
    >
      <span className="sr-only">
        {dayName(day)}, {items.length === 0 ? 'nic' : itemsText(items.length)}
      </span>
      <span
        aria-hidden
        className={cn(
          'figures inline-flex size-7 items-center justify-center self-center rounded-full md:self-start',
          isToday && 'bg-brand font-semibold text-on-brand',
        )}
      >
        {dayNumber(day)}
      </span>
      {share !== null && !against.isBarHidden ? <ShareBar nutrient="kilojoules" share={share} /> : null}
      {share === null && items.length > 0 ? (
        <span className="mx-auto block h-1.5 w-3 rounded-full bg-brand md:hidden" aria-hidden />
      ) : null}
      {totals ? (
        <span className="figures hidden text-sm font-semibold md:block">
          <PlanEnergy kilojoules={totals.kilojoules} coverage={totals.nutrient_coverage.kilojoules} />
        </span>
      ) : null}
      <span className="hidden flex-col text-sm text-muted md:flex">
        {items.slice(0, NAMES).map(({ guid, name }) => (
          <span key={guid} className="truncate">
            {tied(name)}
          </span>
        ))}
        {items.length > NAMES ? <span>a&nbsp;další {items.length - NAMES}</span> : null}
      </span>
    </button>
  )
}

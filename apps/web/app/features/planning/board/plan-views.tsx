import type { MealPlanDay, MealPlanWeek } from '@zivina/contract/planning/meal-plan-read'
import type { DayRange } from '#app/kit/text/day-names.ts'
import { DayStrip, type Fullness } from '../day-board/day-strip.tsx'
import { energyShareOf, totalsOf } from '../figures/plan-totals.ts'
import { type Days, dayIn, itemsOf } from '../plan/plan-days.ts'
import { type PlanView, stepFrom } from '../plan/plan-views.ts'
import { useBoard } from './board-context.ts'
import type { Against } from './day-sums.tsx'
import { DayView } from './day-view.tsx'
import { MonthView } from './month-view.tsx'
import { WeekSum } from './week-sum.tsx'
import { WeekView } from './week-view.tsx'

type PlanViewsProps = {
  view: PlanView
  day: string
  range: DayRange
  today: string
  days: Days
  weeks: readonly MealPlanWeek[]
  against: Against
  go: (to: { day?: string; view?: PlanView }) => void
}

/** The days of a plan as one day, a week or a month. */
export function PlanViews({ view, day, range, today, days, weeks, against, go }: PlanViewsProps) {
  const { eater, edit } = useBoard()
  const openDay = (to: string) => go({ day: to, view: 'den' })
  if (view === 'mesic')
    return (
      <MonthView day={day} range={range} days={days} weeks={weeks} today={today} against={against} onDay={openDay} />
    )
  if (view === 'tyden') {
    return (
      <>
        <WeekView days={days} today={today} against={against} week={range} onDay={openDay} />
        <WeekSum weeks={weeks} week={range} against={against} />
      </>
    )
  }
  return (
    <>
      <DayStrip
        day={day}
        today={today}
        isBarHidden={against.isBarHidden}
        empty="nic"
        fullnessOf={(each) => fullnessOf(dayIn(days, each), eater, against)}
        onDay={openDay}
        onDrop={edit?.dropOnDay}
        onHover={edit?.hoverDay}
      />
      <DayView
        day={day}
        planned={dayIn(days, day)}
        against={against}
        step={(by) => go({ day: stepFrom('den', day, by) })}
      />
    </>
  )
}

function fullnessOf(planned: MealPlanDay | undefined, eater: string, { target }: Against): Fullness {
  return { count: itemsOf(planned).length, share: energyShareOf(totalsOf(planned?.totals, eater), target) }
}

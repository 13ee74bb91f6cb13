import type { MealPlanWeek } from '@zivina/contract/planning/meal-plan-read'
import type { DayRange } from '#app/kit/text/day-names.ts'
import { totalsOf } from '../figures/plan-totals.ts'
import { daysText } from '../figures/plan-words.ts'
import { useBoard } from './board-context.ts'
import { type Against, EnergySum, MacroSums, SumTable } from './day-sums.tsx'

type WeekSumProps = { weeks: readonly MealPlanWeek[]; week: DayRange; against: Against }

/** The sum of a week. Its target is that of a day times the days that have something planned. */
export function WeekSum({ weeks, week, against }: WeekSumProps) {
  const { eater } = useBoard()
  const found = weeks.find(({ monday }) => monday === week.from)
  if (!found || found.planned_days === 0) return null
  const totals = totalsOf(found.totals, eater)
  const sums = { totals, ...against, days: found.planned_days }
  return (
    <section
      aria-labelledby="plan-week-sum"
      className="flex flex-col gap-3 rounded-card bg-surface p-4 shadow-card print:hidden"
    >
      <h3 id="plan-week-sum" className="text-lg">
        Týden celkem{' '}
        <span className="font-text text-base font-normal text-muted">
          za&nbsp;{daysText(found.planned_days)} s&nbsp;jídlem
        </span>
      </h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <EnergySum {...sums} />
        <MacroSums {...sums} />
      </div>
      <SumTable {...sums} title="Všechny živiny týdne" />
    </section>
  )
}

import type { MealPlanDay } from '@zivina/contract/planning/meal-plan-read'
import { useSwipe } from '#app/kit/device/use-swipe.ts'
import { dayName } from '#app/kit/text/day-names.ts'
import { DaySteps } from '#app/kit/ui/day-steps.tsx'
import { totalsOf } from '../figures/plan-totals.ts'
import { itemsOf, mealsOf } from '../plan/plan-days.ts'
import { useBoard } from './board-context.ts'
import { DayMenu } from './day-menu.tsx'
import { DayNote } from './day-note.tsx'
import { type Against, BeforeMove, EnergySum, MacroSums, SumTable } from './day-sums.tsx'
import { MealCell } from './meal-cell.tsx'

type DayViewProps = { day: string; planned: MealPlanDay | undefined; against: Against; step: (by: 1 | -1) => void }

/** One day as a column of its meals. A swipe shows the day before or after. */
export function DayView({ day, planned, against, step }: DayViewProps) {
  const { eater, before } = useBoard()
  const items = itemsOf(planned)
  const totals = items.length > 0 || before.has(day) ? totalsOf(planned?.totals, eater) : undefined
  const swipe = useSwipe(step)
  return (
    <section
      {...swipe}
      aria-labelledby="plan-day"
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8"
    >
      <div className="flex flex-col gap-3">
        <div className="flex items-center justify-between gap-2">
          <DaySteps
            back={{ label: 'Předchozí den', go: () => step(-1) }}
            on={{ label: 'Další den', go: () => step(1) }}
            className="gap-1"
          >
            <h3 id="plan-day" aria-live="polite" className="text-lg first-letter:uppercase sm:text-xl">
              {dayName(day)}
            </h3>
          </DaySteps>
          <DayMenu day={day} isEmpty={items.length === 0} note={planned?.note ?? ''} />
        </div>
        <DayNote day={day} note={planned?.note ?? ''} />
        {mealsOf([planned]).map((meal) => (
          <MealCell
            key={meal}
            day={day}
            meal={meal}
            items={items.filter(({ meal_type }) => meal_type === meal)}
            isNarrow={false}
          />
        ))}
      </div>
      {totals ? (
        <section
          aria-label="Součet dne"
          className="flex flex-col gap-3 rounded-card bg-surface p-4 shadow-card lg:sticky lg:top-24"
        >
          <BeforeMove day={day} />
          <EnergySum totals={totals} {...against} />
          <MacroSums totals={totals} {...against} />
          <SumTable totals={totals} {...against} title="Všechny živiny dne" />
        </section>
      ) : null}
    </section>
  )
}

import type { User } from '@zivina/contract/account/users'
import { addDays } from '@zivina/domain/calendar-day'
import { useSwipe } from '#app/kit/device/use-swipe.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { DaySteps } from '#app/kit/ui/day-steps.tsx'
import { dayTitle } from '../diary/diary-bar.tsx'
import { useDiaryAddress } from '../diary/use-diary-address.ts'
import { NextMeals } from './next-meals.tsx'
import { TodayPanel } from './today-panel.tsx'
import type { Today } from './use-today.ts'
import { WaterPanel } from './water-panel.tsx'
import { WeightPanel } from './weight-panel.tsx'

/**
 * A day at a glance: which day, what is left of it, the next meal, water and weight. Yesterday and tomorrow by arrows and by a swipe.
 * @param first what came with the page
 */
export function Cockpit({ user, first }: { user: User; first: Today | null }) {
  const { day, today, go } = useDiaryAddress()
  const swipe = useSwipe((by) => go({ day: addDays(day, by) }))
  const shown = { day, first }
  return (
    <div {...swipe} className="flex flex-col gap-3 sm:gap-4">
      <div className="-mx-2.5 flex items-center justify-between">
        <DaySteps
          back={{ label: 'Předchozí den', go: () => go({ day: addDays(day, -1) }) }}
          on={{ label: 'Další den', go: () => go({ day: addDays(day, 1) }) }}
        >
          <h2 aria-live="polite" className="figures min-w-0 text-lg leading-tight first-letter:uppercase sm:text-xl">
            {dayTitle(day, today)}
          </h2>
        </DaySteps>
        {day === today ? null : (
          <Button variant="quiet" className="px-3" onClick={() => go({ day: today })}>
            Dnes
          </Button>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 sm:gap-4 lg:grid-cols-2">
        <TodayPanel user={user} shown={shown} isToday={day === today} />
        <NextMeals key={day} user={user} shown={shown} />
        <WaterPanel user={user} shown={shown} />
        <WeightPanel user={user} shown={shown} isAhead={day > today} />
      </div>
    </div>
  )
}

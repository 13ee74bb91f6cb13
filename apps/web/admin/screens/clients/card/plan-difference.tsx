import { useQuery } from '@tanstack/react-query'
import type { PlanDifference as DayDifference } from '@zivina/contract/counselling/tailored-plans'
import { MEAL_TYPE_LABELS } from '@zivina/domain/catalogue/meal-types'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { dayName } from '#app/kit/text/day-names.ts'
import { cn } from '#app/kit/ui/class-names.ts'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'

type PlanDifferenceProps = {
  consultation: string
  plan: string
  /** A plan of the client; empty where they show none. */
  into: string
  /** Whether it was read what the client shares. */
  isRead: boolean
}

/** What a plan would change for the client, day by day; without their consent, what it has. */
export function PlanDifference({ consultation, plan, into, isRead }: PlanDifferenceProps) {
  const query = useQuery({
    queryKey: ['GET /admin/consultation/{guid}/difference', consultation, plan, into],
    queryFn: ({ signal }) =>
      sessionApi('GET /admin/consultation/{guid}/difference', {
        params: { guid: consultation },
        query: { meal_plan: plan, ...(into === '' ? {} : { into }) },
        signal,
      }),
    staleTime: 0,
    // Each reading of the client's plan is a look that they are told of.
    refetchOnWindowFocus: false,
  })
  return (
    <QueryGate query={query} waiting={{ text: 'Porovnávám…', shape: <Skeleton className="h-40" /> }}>
      {({ days, is_compared }) => (
        <>
          {is_compared ? null : (
            <p className="text-muted">
              {isRead ? 'Klient nesdílí jídelníčky' : 'Co klient sdílí, není načtené'}, proto je vidět jen návrh.
            </p>
          )}
          <ol className="flex flex-col">
            {days.map((day) => (
              <li key={day.day} className="flex flex-col gap-1 border-t border-line py-2">
                <h3 className="text-base first-letter:uppercase">{dayName(day.day)}</h3>
                <div className={cn('grid gap-3', is_compared && 'sm:grid-cols-2')}>
                  {is_compared ? <Dishes title="Klient má" dishes={day.present} /> : null}
                  <Dishes title="Navrhujete" dishes={day.proposed} />
                </div>
              </li>
            ))}
          </ol>
        </>
      )}
    </QueryGate>
  )
}

function Dishes({ title, dishes }: { title: string; dishes: DayDifference['present'] }) {
  return (
    <div className="text-sm">
      <h4 className="font-semibold text-muted">{title}</h4>
      {dishes.length === 0 ? <p className="text-muted">nic</p> : null}
      <ul>
        {dishes.map(({ guid, meal_type, name }) => (
          <li key={guid} className="wrap-anywhere">
            <span className="text-muted">{MEAL_TYPE_LABELS[meal_type]}: </span>
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
